import { start } from '../../../content/start.ts';
import { Icon } from '../../ui/Icon.tsx';
import { calendar } from '../../ui/icons/calendar.ts';
import { card } from '../../ui/icons/card.ts';
import { mail } from '../../ui/icons/mail.ts';
import { shield } from '../../ui/icons/shield.ts';
import { spanner } from '../../ui/icons/spanner.ts';
import { speech } from '../../ui/icons/speech.ts';

const copy = start;

const abilities = [
  { ...copy.repair, icon: spanner },
  { ...copy.visit, icon: calendar },
  { ...copy.money, icon: card },
  { ...copy.messages, icon: mail },
  { ...copy.safety, icon: shield },
  { ...copy.ask, icon: speech },
];

/** What residents can do once they are signed in. */
export function Abilities() {
  return (
    <section className="ds-stack" aria-labelledby="abilities">
      <h2 id="abilities">{copy.abilities}</h2>
      <ul className="ds-abilities">
        {abilities.map(({ title, text, icon }) => (
          <li key={title}>
            <span className="ds-disc">
              <Icon path={icon} />
            </span>
            <span>
              <strong>{title}</strong>
              <span className="ds-hint">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
