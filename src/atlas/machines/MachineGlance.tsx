import { type AtlasMachine, stateInWords } from '../model/machine.ts';

/** A machine in a minute: what it does, its states, and how it can begin. */
export function MachineGlance({
  machine: { machine, thought },
  onChoose,
}: {
  readonly machine: AtlasMachine;
  onChoose(state: string): void;
}) {
  const states = thought.states.filter(({ type }) => type === 'atomic' || type === 'final');
  return (
    <div className="at-stack">
      <h2>{machine.name}</h2>
      <p>It {machine.about}. It is no journey: residents see what comes of it, not the machine.</p>
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
      <h3>It begins as</h3>
      <ul>
        {thought.circumstances.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
