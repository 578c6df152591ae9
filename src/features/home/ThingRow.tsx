import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Handover } from '../../app/handover.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevron } from '../../ui/icons/chevron.ts';
import '../../ui/rows.css';
import type { Thing } from './data/things.ts';
import { thingSigns } from './thing-signs.ts';
import type { Way } from './thing-way.ts';
import type { ThingInWords } from './thing-words.ts';

function Row({ way, children }: { readonly way: Way; readonly children: ReactNode }) {
  const navigate = useNavigate();
  if (way === undefined) return <div className="ds-row">{children}</div>;
  const content = (
    <>
      {children}
      <Icon path={chevron} />
    </>
  );
  if ('href' in way) {
    return (
      <RouterLink href={way.href} className="ds-row">
        {content}
      </RouterLink>
    );
  }
  return (
    <button
      type="button"
      className="ds-row"
      onClick={() => navigate(way.begin, { state: { begin: way.facts } satisfies Handover })}
    >
      {content}
    </button>
  );
}

/** Something to do after the first: the whole row leads on. */
export function ThingRow({
  kind,
  words: { title, text },
  place,
  way,
}: {
  readonly kind: Thing['kind'];
  readonly words: ThingInWords;
  /** The address of the home, where it has to be said. */
  readonly place: string;
  readonly way: Way;
}) {
  const { icon, tone } = thingSigns[kind];
  return (
    <li>
      <Row way={way}>
        <span className="ds-disc" data-tone={tone}>
          <Icon path={icon} />
        </span>
        <span className="ds-row-words">
          <strong>{title}</strong>
          {text === '' ? null : <span className="ds-hint">{way === undefined ? withLinks(text) : text}</span>}
          {place === '' ? null : <span className="ds-hint">{place}</span>}
        </span>
      </Row>
    </li>
  );
}
