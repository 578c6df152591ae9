import { homeCards } from '../../../content/home-cards.ts';
import { Card } from '../../ui/Card.tsx';

const copy = homeCards.advice;

/** Help with money from others. */
export function AdviceCard() {
  return (
    <Card title={copy.title}>
      <div className="ds-home-body ds-stack">
        <p>{copy.text}</p>
        <ul className="ds-home-items">
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
