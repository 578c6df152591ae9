import type { Screen } from '../../machines/screen.ts';
import { MessageNotice, PlainMessage } from './MessageNotice.tsx';

/** What the step has to say about the answers so far. Notices that stop the resident come first, as one. */
export function StepNotices({ notices }: { readonly notices: Screen['notices'] }) {
  const [first, ...more] = notices.filter((notice) => notice.tone === 'blocked');
  return (
    <>
      {first ? (
        <MessageNotice tone="blocked" message={first.notice} values={first.values ?? {}} announced>
          {more.map(({ notice, values }) => (
            <PlainMessage key={notice} message={notice} values={values ?? {}} />
          ))}
        </MessageNotice>
      ) : null}
      {notices.map(({ tone, notice, values }) =>
        tone === 'warning' || tone === 'information' ? (
          <MessageNotice key={notice} tone={tone} message={notice} values={values ?? {}} announced />
        ) : null,
      )}
    </>
  );
}
