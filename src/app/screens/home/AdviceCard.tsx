import { homeCards } from '../../../../content/home-cards.ts';
import { Card } from '../../../ui/Card.tsx';

const words = homeCards.advice;

/** Help with money from others. */
export function AdviceCard() {
  return (
    <Card title={words.title}>
      <div className="ds-home-body ds-stack">
        <p>{words.text}</p>
        <ul className="ds-home-items">
          {words.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
