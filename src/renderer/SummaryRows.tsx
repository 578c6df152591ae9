import { fill, type StepCopy } from '../../machines/engine/index.ts';
import { Facts } from '../ui/Facts.tsx';
import { withLinks } from './LinkedText.tsx';

/** What a step has to tell, in rows. Each line of a text is a paragraph. */
export function SummaryRows({
  rows,
  values,
}: {
  readonly rows: NonNullable<StepCopy['summary']>;
  readonly values: Readonly<Record<string, string>>;
}) {
  const facts = rows.map(({ label, text }) => ({ name: label, text: fill(text, values) }));
  return (
    <Facts
      facts={facts
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => ({
          name,
          value: text.split('\n').map((line) => <p key={line}>{withLinks(line)}</p>),
        }))}
    />
  );
}
