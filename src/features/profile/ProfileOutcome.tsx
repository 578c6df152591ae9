import { isUnchanged } from '../../../journeys/profile/results.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';

/** What came of saving. */
export function ProfileOutcome({ announcement }: { readonly announcement: Announcement }) {
  const { notice, values } = announcement;
  return (
    <MessageNotice
      tone={isUnchanged(notice) ? 'information' : 'success'}
      message={notice}
      values={values}
      announced
    />
  );
}
