import type { Screen } from '../../machines/engine/index.ts';
import { MessageNotice, PlainMessage } from './MessageNotice.tsx';

/** What the step has to say about the answers so far. Notices that stop the resident come first, as one. */
export function StepNotices({
  notices,
  id,
  refusals = 0,
}: {
  readonly notices: Screen['notices'];
  /** DOM id of the notice that stops the resident. */
  readonly id?: string;
  /** How often Continue was pressed although it is off: each time that notice is read out again. */
  readonly refusals?: number;
}) {
  const [first, ...more] = notices.filter((notice) => notice.tone === 'blocked');
  return (
    <>
      {first ? (
        <MessageNotice
          key={refusals}
          {...(id === undefined ? {} : { id })}
          tone="blocked"
          message={first.notice}
          values={first.values ?? {}}
          announced
        >
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
