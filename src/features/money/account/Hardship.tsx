import { hardship as copy } from '../../../../content/account.ts';
import { provider } from '../../../../content/provider.ts';
import { routes } from '../../../../journeys/enquiry/routes.ts';
import { Begin } from '../../../app/Begin.tsx';
import { useMayAsk } from './useMayAsk.ts';

/** Help for whoever worries about paying. It stands beside everything that asks for money. */
export function Hardship({ accountId }: { readonly accountId: string }) {
  const mayAsk = useMayAsk();
  return (
    <aside className="ds-hardship ds-stack ds-no-print" aria-labelledby="hardship">
      <h2 id="hardship">{copy.title}</h2>
      <p>{copy.text}</p>
      {mayAsk ? (
        <div className="ds-actions">
          <Begin to={routes.consent} facts={{ accountId }}>
            {copy.ask}
          </Begin>
        </div>
      ) : null}
      <ul>
        {Object.values(copy.links).map(({ label, path }) => (
          <li key={path}>
            <a href={provider.site + path}>{label}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
