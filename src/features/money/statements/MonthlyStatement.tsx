import { useState } from 'react';
import { statements as copy } from '../../../../content/statements.ts';
import { monthName } from '../../../../contract/dates.ts';
import { getStatement } from '../../../../contract/statements.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { gateway } from '../../../app/portal.ts';
import { filledPath } from '../../../client/request.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { Announced } from '../../../ui/Announced.tsx';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { StatementMonth } from '../data/statements.ts';
import { openTab } from './open-statement.ts';

type State =
  | { readonly kind: 'still' | 'busy' | 'opened' | 'failed' }
  | { readonly kind: 'blocked'; readonly address: string };

/** One month, and the way to its statement. */
export function MonthlyStatement({
  customerId,
  statement: { month, documentId },
}: {
  readonly customerId: string;
  readonly statement: StatementMonth;
}) {
  const [state, setState] = useState<State>({ kind: 'still' });
  const name = monthName(month);
  const download = async () => {
    if (documentId === null) return setState({ kind: 'failed' });
    const tab = openTab();
    setState({ kind: 'busy' });
    try {
      const params = { customerId, documentId };
      // Asked for here first: what goes wrong is said on this page, and not by a tab that shows it in its own way.
      await gateway.call(getStatement, { params });
      const address = filledPath(getStatement, params);
      tab?.show(name, address);
      setState(tab ? { kind: 'opened' } : { kind: 'blocked', address });
    } catch {
      tab?.close();
      setState({ kind: 'failed' });
    }
  };

  return (
    <li className="ds-statement">
      <div className="ds-statement-row">
        <span>
          <strong>{name}</strong>
          {documentId === null ? <span className="ds-hint ds-small"> {copy.notReady}</span> : null}
        </span>
        <Button
          variant="text"
          busy={state.kind === 'busy' ? copy.downloading : undefined}
          onClick={() => void download()}
        >
          {copy.download}
          <VisuallyHidden>{fill(copy.downloadOf, { month: name })}</VisuallyHidden>
        </Button>
      </div>
      {state.kind === 'opened' ? (
        <Announced>
          <p>{fill(copy.opened, { month: name })}</p>
        </Announced>
      ) : null}
      {state.kind === 'blocked' ? (
        <Announced>
          <p>
            {copy.blocked}{' '}
            <a href={state.address} download={fill(copy.fileName, { month: name })}>
              {fill(copy.save, { month: name })}
            </a>
          </p>
        </Announced>
      ) : null}
      {state.kind === 'failed' ? (
        <MessageNotice
          tone="error"
          message="VS_Failure_To_Retrieve_Statement"
          values={{ month: name }}
          announced
        />
      ) : null}
    </li>
  );
}
