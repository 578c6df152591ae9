import { useState } from 'react';
import { statements as copy } from '../../../../content/statements.ts';
import { statementRequest } from '../../../../journeys/dialogs.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { JourneyDialog } from '../../../app/JourneyDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

/** The way to a statement of chosen dates, asked for over the page. */
export function RequestStatement({ account }: { readonly account: ResidentAccount }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ds-stack">
      <p>{copy.requestText}</p>
      <div className="ds-actions">
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {copy.request}
        </Button>
      </div>
      {isOpen ? (
        <JourneyDialog
          entry={statementRequest}
          begin={{ payref: account.Payref, tenancyStart: account.tenancyStart ?? '' }}
          onEnd={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
