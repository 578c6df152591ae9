import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { app } from '../../../content/app.ts';
import type { ComplianceRecord } from '../../../contract/compliance.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import '../../ui/page.css';
import './home.css';

const controls = { refresh: () => undefined, retry: () => undefined };

/** What is known of something, in each of the ways in which a card can stand. */
export const records = {
  shown: <T,>(value: T): ShownRecord<T> => ({ state: 'shown', value, isStale: false, ...controls }),
  loading: { state: 'loading', ...controls },
  failed: { state: 'failed', problem: new Error('dropped'), ...controls },
} as const;

/** A safety check that was made, with the next one to come. */
export const gasCheck: ComplianceRecord = {
  complianceType: 'GAS',
  equipmentType: 'Gas Boiler',
  visitDue: '2026-12-31',
  visitActual: '2025-12-20',
  visitOutcome: 'Completed',
  dateDecommissioned: null,
  contractor: { contractorName: 'Thermaline Heating', contractorNumber: '0300 555 0202' },
};
/** Cards in the place that they have on Home. */
export function AtHome({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <div className="ds-main ds-main-step ds-home">
        <div className="ds-grid">{children}</div>
      </div>
    </MemoryRouter>
  );
}

/** A card that could not be read, and is on its way again once the resident tries again. */
export function Retried({
  children,
}: {
  readonly children: (record: Exclude<ShownRecord<never>, { state: 'shown' }>) => ReactNode;
}) {
  const [isRetried, setRetried] = useState(false);
  return children({ ...(isRetried ? records.loading : records.failed), retry: () => setRetried(true) });
}

/** Tries again: the focus waits where the card will be. */
export async function tryAgain({
  canvasElement,
  canvas,
  userEvent,
}: {
  readonly canvasElement: HTMLElement;
  readonly canvas: { getByRole(role: 'button', options: { readonly name: string }): HTMLElement };
  readonly userEvent: { click(element: HTMLElement): Promise<void> };
}): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: app.tryAgain }));
  const isWaiting = canvasElement.querySelector('[data-state="loading"]') === document.activeElement;
  if (!isWaiting) throw new Error('the focus does not wait where the card will be');
}
