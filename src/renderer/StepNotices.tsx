import type { Screen, ShownNotice } from '../../machines/screen.ts';
import type { Tone } from '../ui/Notice.tsx';
import { MessageNotice, PlainMessage } from './MessageNotice.tsx';

const tones: Readonly<Record<ShownNotice['tone'], Tone>> = {
  blocked: 'blocked',
  warning: 'warning',
  information: 'information',
  returned: 'error',
};

/** What the step has to say about the answers so far. Notices that stop the resident come first, as one. */
export function StepNotices({ notices }: { readonly notices: Screen['notices'] }) {
  const [first, ...more] = notices.filter((notice) => notice.tone === 'blocked');
  const others = notices.filter(({ tone }) => tone === 'warning' || tone === 'information');
  return (
    <>
      {first ? (
        <MessageNotice tone="blocked" message={first.notice} values={first.values ?? {}} announced>
          {more.map(({ notice, values }) => (
            <PlainMessage key={notice} message={notice} values={values ?? {}} />
          ))}
        </MessageNotice>
      ) : null}
      {others.map(({ tone, notice, values }) => (
        <MessageNotice key={notice} tone={tones[tone]} message={notice} values={values ?? {}} announced />
      ))}
    </>
  );
}
