import { isUnchanged } from '../../../../journeys/profile/results.ts';
import type { Announcement } from '../../../../machines/portal.ts';
import { MessageText } from '../../../renderer/messages.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** What came of saving. */
export function Outcome({ announcement }: { readonly announcement: Announcement }) {
  const { notice, values } = announcement;
  return (
    <Notice tone={isUnchanged(notice) ? 'information' : 'success'} message={notice} announced>
      <MessageText message={notice} values={values} />
    </Notice>
  );
}
