import file from './own-words.json' with { type: 'json' };

/** Makes another text of one, by its key. */
export type Rewording = (text: string, key: string) => string;

const own: Readonly<Record<string, string>> = file;
let rewording: Rewording = (text) => text;

/** Changes every text of what is loaded from now on: for tests and stories, which load this first. */
export const rewordWith = (other: Rewording): void => {
  rewording = other;
};

/**
 * Texts as this provider words them: its own from `own-words.json`, else ours.
 * @param key the file and the name under which they are exported, such as `ui.ui`
 */
export function words<T>(key: string, copy: T): T;
export function words(key: string, copy: unknown): unknown {
  if (typeof copy === 'string') return rewording(own[key] ?? copy, key);
  // Those of the gateway's letters that are made by functions stay as they are.
  if (typeof copy !== 'object') return copy;
  const made: Record<string, unknown> = Array.isArray(copy) ? ([] as unknown as Record<string, unknown>) : {};
  for (const name in copy) made[name] = words(`${key}.${name}`, copy[name as keyof typeof copy]);
  return made;
}
