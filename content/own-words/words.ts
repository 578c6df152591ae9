import file from './own-words.json' with { type: 'json' };

/** Makes another text of one, by its key. */
export type Rewording = (text: string, key: string) => string;

const own: Readonly<Record<string, string>> = file;
const withOwn: Rewording = (text, key) => own[key] ?? text;

/** None where the provider has no words of its own, so that texts stay the objects that they are. */
let rewording = Object.keys(own).length > 0 ? withOwn : undefined;

/** Changes every text of what is loaded from now on, after the provider's own: for tests and stories, which load this first. */
export const rewordWith = (other: Rewording): void => {
  rewording = (text, key) => other(withOwn(text, key), key);
};

function reworded(key: string, copy: unknown, reword: Rewording): unknown {
  if (typeof copy === 'string') return reword(copy, key);
  if (typeof copy !== 'object') return copy;
  const made: Record<string, unknown> = Array.isArray(copy) ? ([] as unknown as Record<string, unknown>) : {};
  for (const name in copy) {
    made[name] = reworded(`${key}.${name}`, copy[name as keyof typeof copy], reword);
  }
  return made;
}

/**
 * Texts as this provider words them: its own from `own-words.json`, else ours.
 * @param key the file and the name under which they are exported, such as `ui.ui`
 */
export const words = <T>(key: string, copy: T): T =>
  rewording ? (reworded(key, copy, rewording) as T) : copy;
