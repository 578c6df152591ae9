import './pill.css';

export type PillTone = 'plain' | 'good' | 'warning' | 'bad' | 'information';

/** A state in a word or two, for example Booked. The word carries the meaning; the colour only repeats it. */
export function Pill({ tone = 'plain', children }: { readonly tone?: PillTone; readonly children: string }) {
  return <span className={`ds-pill ds-pill-${tone}`}>{children}</span>;
}
