import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Handover } from '../../app/handover.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import { withLinks } from '../../renderer/LinkedText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevron } from '../../ui/icons/chevron.ts';
import '../../ui/rows.css';
import type { Thing } from './data/things.ts';
import type { RowTarget } from './row-target.ts';
import { thingSigns } from './thing-signs.ts';
import type { ThingInWords } from './thing-words.ts';

function RowAction({ target, children }: { readonly target: RowTarget; readonly children: ReactNode }) {
  const navigate = useNavigate();
  if (target === undefined) return <div className="ds-row">{children}</div>;
  const content = (
    <>
      {children}
      <Icon path={chevron} />
    </>
  );
  if ('href' in target) {
    return (
      <RouterLink href={target.href} className="ds-row">
        {content}
      </RouterLink>
    );
  }
  return (
    <button
      type="button"
      className="ds-row"
      onClick={() => navigate(target.begin, { state: { begin: target.facts } satisfies Handover })}
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
  target,
}: {
  readonly kind: Thing['kind'];
  readonly words: ThingInWords;
  /** The address of the home, where it has to be said. */
  readonly place: string;
  readonly target: RowTarget;
}) {
  const { icon, tone } = thingSigns[kind];
  return (
    <li>
      <RowAction target={target}>
        <span className="ds-disc" data-tone={tone}>
          <Icon path={icon} />
        </span>
        <span className="ds-row-words">
          <strong>{title}</strong>
          {text === '' ? null : (
            <span className="ds-hint">{target === undefined ? withLinks(text) : text}</span>
          )}
          {place === '' ? null : <span className="ds-hint">{place}</span>}
        </span>
      </RowAction>
    </li>
  );
}
