import { app } from '../../../content/app.ts';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import { historyMoment } from '../../../contract/dates.ts';
import type { HistoryItem } from '../../../contract/history.ts';
import { MessageNotice } from '../../renderer/MessageNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import type { ShownHistory } from './useRepair.ts';

/** Two things never happen at the same moment under the same title. */
const historyKey = ({ createDateTime, statusTitle }: HistoryItem): string =>
  `${createDateTime} ${statusTitle}`;

/** What has happened to a repair, or that it could not be loaded. */
export function RepairHistory({ history }: { readonly history: ShownHistory }) {
  return (
    <section className="ds-stack" aria-labelledby="what-happened">
      <h2 id="what-happened">{copy.whatHappened}</h2>
      {history.state === 'loading' ? <Waiting>{app.loading}</Waiting> : null}
      {history.state === 'failed' ? (
        <MessageNotice tone="error" message="RepairDetailsHistoryAPI_Error" announced>
          <div className="ds-actions">
            <Button variant="quiet" onClick={history.retry}>
              {app.tryAgain}
            </Button>
          </div>
        </MessageNotice>
      ) : null}
      {history.state === 'shown' && history.value.historyItems.length === 0 ? (
        <p>{copy.nothingHappened}</p>
      ) : null}
      {history.state === 'shown' && history.value.historyItems.length > 0 ? (
        <Timeline
          events={history.value.historyItems.map((item) => ({
            key: historyKey(item),
            title: item.statusTitle,
            text: item.comments,
            when: { ...historyMoment(item.createDateTime), instant: item.createDateTime },
          }))}
        />
      ) : null}
    </section>
  );
}
