import { useState } from 'react';
import { transactions as copy } from '../../../../content/transactions.ts';
import { fill } from '../../../../machines/engine/index.ts';
import type { ListQuery } from '../../../../machines/list/list-query.ts';
import { gateway } from '../../../app/portal.ts';
import { MessageNotice } from '../../../renderer/MessageNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { spreadsheetOf } from '../data/spreadsheet.ts';
import { allTransactions } from '../data/transaction-search.ts';

// So that spreadsheets read the pound sign and accents as they are.
const byteOrderMark = '\uFEFF';

/** Hands over what the list finds, all of it, as a file for a spreadsheet. */
export function TransactionsDownload({
  query,
  number,
}: {
  readonly query: ListQuery;
  readonly number: string;
}) {
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const fetch = async () => {
    setState('busy');
    try {
      const rows = await allTransactions(query, { gateway, signal: new AbortController().signal });
      const content = new Blob([byteOrderMark, spreadsheetOf(rows)], { type: 'text/csv' });
      saveFile(fill(copy.fileName, { account: number }), content);
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button variant="quiet" busy={state === 'busy' ? copy.downloading : undefined} onClick={fetch}>
        {copy.download}
      </Button>
      {state === 'failed' ? <MessageNotice tone="error" message="Tx_Service_Down_SSC001" announced /> : null}
    </>
  );
}
