import { hardship as words } from '../../../../content/account.ts';
import { provider } from '../../../../content/provider.ts';
import { Begin } from '../Begin.tsx';

/** Help for whoever worries about paying. It stands beside everything that asks for money. */
export function Hardship({ accountId }: { readonly accountId: string }) {
  return (
    <aside className="ds-hardship ds-stack ds-no-print" aria-labelledby="hardship">
      <h2 id="hardship">{words.title}</h2>
      <p>{words.text}</p>
      <div className="ds-actions">
        <Begin to="/enquiryconsent" facts={{ accountId }}>
          {words.ask}
        </Begin>
      </div>
      <ul>
        {Object.values(words.links).map(({ label, path }) => (
          <li key={path}>
            <a href={provider.site + path}>{label}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
