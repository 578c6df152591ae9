import type { AnyEvent } from '../../machines/engine/index.ts';
import type { ChoiceGroup } from '../walkthrough/choices.ts';

/** Everything that can happen next; what fails and what is rare is folded away. */
export function Choices({
  groups,
  onTake,
}: {
  readonly groups: readonly ChoiceGroup[];
  onTake(event: AnyEvent): void;
}) {
  return groups.map((group) => (
    <details key={group.id} className="at-card" open={group.kind !== 'fault' && group.kind !== 'other'}>
      <summary>{group.title}</summary>
      <ChoiceButtons group={group} onTake={onTake} />
    </details>
  ));
}

function ChoiceButtons({ group, onTake }: { readonly group: ChoiceGroup; onTake(event: AnyEvent): void }) {
  return (
    <ul className="at-choices">
      {group.choices.map(({ label, note, event }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples can look alike, and their order never changes
        <li key={index}>
          <button type="button" onClick={() => onTake(event)}>
            {label}
            {note === '' ? null : <span className="at-note">{note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
