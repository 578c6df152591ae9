import type { NoticeRule } from '../../../machines/engine/index.ts';

/** What blocks a step, or what it tells: rules with their messages, in the order in which they are looked at. */
export function NoticeRulesEditor({
  rules,
  messages,
  textOf,
  list,
  onChange,
}: {
  readonly rules: readonly string[];
  /** The keys of the messages that the journey shows anywhere. */
  readonly messages: readonly string[];
  textOf(notice: string): string;
  readonly list: readonly NoticeRule[];
  onChange(list: readonly NoticeRule[]): void;
}) {
  const [when] = rules;
  const [notice] = messages;
  const swapWithEarlier = (index: number) => {
    const [earlier, own] = [list[index - 1], list[index]];
    if (earlier && own) onChange(list.with(index - 1, own).with(index, earlier));
  };
  return (
    <>
      {list.length === 0 ? <p>Nothing.</p> : null}
      <ol className="at-notice-rules">
        {list.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
          <li key={index} className="at-stack">
            <label className="at-field">
              When
              <select
                value={each.when}
                onChange={(event) => onChange(list.with(index, { ...each, when: event.target.value }))}
              >
                {rules.map((rule) => (
                  <option key={rule}>{rule}</option>
                ))}
              </select>
            </label>
            <label className="at-field">
              Residents read
              <select
                value={each.notice}
                onChange={(event) => onChange(list.with(index, { ...each, notice: event.target.value }))}
              >
                {[...new Set([each.notice, ...messages])].map((key) => (
                  <option key={key} value={key}>
                    {key}: {textOf(key)}
                  </option>
                ))}
              </select>
            </label>
            <p className="at-soft">{textOf(each.notice)}</p>
            <div className="at-links-row">
              <button
                type="button"
                className="at-link"
                onClick={() => onChange(list.filter((_, other) => other !== index))}
              >
                Remove
              </button>
              {index > 0 ? (
                <button type="button" className="at-link" onClick={() => swapWithEarlier(index)}>
                  Look at it earlier
                </button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {when !== undefined && notice !== undefined ? (
        <button type="button" className="at-link" onClick={() => onChange([...list, { when, notice }])}>
          Add one
        </button>
      ) : null}
    </>
  );
}
