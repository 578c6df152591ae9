import type { ExplorableMachine, MachineFlow } from '../../../machines/exploration/index.ts';
import { stateInWords } from './states.ts';

/** A machine in a minute: what it does, its states, and how it can begin. */
export function MachineOverview({
  machine,
  explorable,
  onChoose,
}: {
  readonly machine: MachineFlow;
  readonly explorable: ExplorableMachine;
  onChoose(state: string): void;
}) {
  const states = explorable.states.filter(({ type }) => type === 'atomic' || type === 'final');
  return (
    <div className="at-stack">
      <h2>{machine.name}</h2>
      <p>
        It {machine.about}. It supports journeys and pages: residents see what comes of it, not the machine.
      </p>
      <h3>States</h3>
      <ul className="at-glance">
        {states.map(({ name, description, type }) => (
          <li key={name}>
            <button type="button" className="at-link" onClick={() => onChoose(name)}>
              {stateInWords(name)}
            </button>
            {type === 'final' ? <span className="at-soft">, where it ends</span> : null}
            {description === undefined ? null : <div className="at-soft">{description}</div>}
          </li>
        ))}
      </ul>
      <h3>Initial scenarios</h3>
      <ul>
        {explorable.initialScenarios.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
