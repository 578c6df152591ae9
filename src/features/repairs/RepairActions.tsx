import { useId, useState } from 'react';
import { repairDetails as copy } from '../../../content/repair-details.ts';
import type { CancellationCode, RepairAction } from '../../../contract/repair-actions.ts';
import { cancellation, rescheduling } from '../../../journeys/dialogs.ts';
import { newRepair, schedulerPage } from '../../../journeys/shared/addresses.ts';
import type { Announcement } from '../../../machines/engine/index.ts';
import { Begin } from '../../app/Begin.tsx';
import { JourneyDialog } from '../../app/JourneyDialog.tsx';
import { MessageText, type MessageValues } from '../../renderer/messages.tsx';
import { Button } from '../../ui/Button.tsx';

/** The journeys that are shown over the page, by the button that begins them. */
const overPage = { cancel: cancellation, move: rescheduling } as const;

/** What can be done about a repair. The first way on is the strong one. */
export function RepairActions({
  actions,
  refusal,
  values,
  worksOrderId,
  contractor,
  isClosed,
  onEnd,
}: {
  readonly actions: readonly RepairAction[];
  /** Why the repair cannot be cancelled online; null when it can. */
  readonly refusal: CancellationCode | null;
  readonly values: MessageValues;
  readonly worksOrderId: string;
  readonly contractor: { readonly name: string; readonly phoneNumber: string } | null;
  /** Online repairs are closed for maintenance: nothing can be cancelled. */
  readonly isClosed: boolean;
  /** What was begun came to its end: with what there is to tell when it changed the repair, or with why it could not. */
  onEnd(announcement: Announcement | undefined): void;
}) {
  const [running, setRunning] = useState<keyof typeof overPage>();
  const why = useId();
  return (
    <>
      <div className="ds-actions">
        {actions.map((action, index) => {
          const variant = index === 0 && action !== 'cancel' ? 'strong' : 'quiet';
          switch (action) {
            case 'resume':
              return (
                <Begin key={action} variant={variant} to={newRepair} facts={{ resuming: worksOrderId }}>
                  {copy.actions.resume}
                </Begin>
              );
            case 'select':
              return (
                <Begin
                  key={action}
                  variant={variant}
                  to={schedulerPage}
                  facts={{ worksOrderId, mode: 'new' }}
                >
                  {copy.actions.select}
                </Begin>
              );
            default:
              return (
                <Button
                  key={action}
                  variant={variant}
                  disabled={action === 'cancel' && isClosed}
                  aria-haspopup="dialog"
                  aria-describedby={action === 'cancel' && refusal !== null ? why : undefined}
                  onClick={() => setRunning(action)}
                >
                  {copy.actions[action]}
                </Button>
              );
          }
        })}
      </div>
      {refusal === null ? null : (
        <div className="ds-hint" id={why} data-refusal={refusal}>
          <MessageText message={refusal} values={values} />
        </div>
      )}
      {isClosed && actions.includes('cancel') ? <p className="ds-hint">{copy.cancelClosed}</p> : null}
      {running ? (
        <JourneyDialog
          key={running}
          entry={overPage[running]}
          begin={{
            worksOrderId,
            ...(running === 'move'
              ? { contractor: contractor?.name ?? '', contractorPhone: contractor?.phoneNumber ?? '' }
              : {}),
          }}
          onEnd={(_end, announcement) => {
            setRunning(undefined);
            onEnd(announcement);
          }}
        />
      ) : null}
    </>
  );
}
