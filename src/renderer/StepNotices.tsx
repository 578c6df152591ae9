import type { Screen, ShownNotice } from '../../machines/screen.ts';
import { Notice, type Tone } from '../ui/Notice.tsx';
import { MessageText } from './messages.tsx';

const tones: Readonly<Record<ShownNotice['tone'], Tone>> = {
  blocked: 'blocked',
  information: 'information',
  returned: 'error',
};

/** What the step has to say about the answers so far. Notices that stop the resident come first, as one. */
export function StepNotices({ notices }: { readonly notices: Screen['notices'] }) {
  const [first, ...more] = notices.filter((notice) => notice.tone === 'blocked');
  const others = notices.filter((notice) => notice.tone === 'information');
  return (
    <>
      {first ? (
        <Notice tone="blocked" message={first.notice} announced>
          <MessageText message={first.notice} values={first.values ?? {}} />
          {more.map(({ notice, values }) => (
            <div key={notice} data-message={notice}>
              <MessageText message={notice} values={values ?? {}} />
            </div>
          ))}
        </Notice>
      ) : null}
      {others.map(({ tone, notice, values }) => (
        <Notice key={notice} tone={tones[tone]} message={notice} announced>
          <MessageText message={notice} values={values ?? {}} />
        </Notice>
      ))}
    </>
  );
}
