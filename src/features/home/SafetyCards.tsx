import type { ReactNode } from 'react';
import type { CallOptions } from '../../../contract/call.ts';
import type { ComplianceType } from '../../../contract/compliance.ts';
import type { CallTools } from '../../../journeys/shared/homes.ts';
import { gateway } from '../../app/portal.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { now } from '../../client/clock.ts';
import { aWhile } from '../../client/reads.ts';
import { BuildingCard } from './BuildingCard.tsx';
import { CheckCard } from './CheckCard.tsx';
import type { HomeCardProps } from './card.ts';
import { findSafeBuilding, findSafetyCheck, isSafetyShown } from './data/safety.ts';

type Props = Pick<HomeCardProps, 'customerId' | 'premisesId'>;

type What = Parameters<typeof isSafetyShown>[1];

/** Reads something about the safety of the home, where residents are told of it and there is a home. */
function useOfHome<T>(
  { customerId, premisesId }: Props,
  what: What,
  read: (tools: CallTools, premisesId: string, options: CallOptions) => Promise<T | null>,
): ShownRecord<T | null> {
  const readOfHome = async (signal: AbortSignal): Promise<T | null> => {
    const tools = { services: { gateway, customerId } };
    const isTold = await isSafetyShown(tools, what, { signal });
    return isTold && premisesId ? read(tools, premisesId, { signal }) : null;
  };
  return useReading(
    { name: ['safety', what, premisesId], read: readOfHome, keptFor: aWhile },
    premisesId !== undefined,
  );
}

const useCheck = (props: Props, type: ComplianceType) =>
  useOfHome(props, type, (tools, premisesId, options) =>
    findSafetyCheck(tools, type, premisesId, now(), options),
  );

const isThere = (record: ShownRecord<unknown>): boolean =>
  record.state === 'failed' || (record.state === 'shown' && record.value !== null);

/** The safety checks of the home; most homes have only some of them. Nothing is shown of one until it is known to be there. */
export function SafetyCards(props: HomeCardProps): ReactNode {
  const gas = useCheck(props, 'GAS');
  const electrics = useCheck(props, 'EICR');
  return (
    <>
      {isThere(gas) ? <CheckCard type="GAS" check={gas} /> : <Unknown record={gas} />}
      {isThere(electrics) ? <CheckCard type="EICR" check={electrics} /> : <Unknown record={electrics} />}
    </>
  );
}

/** The papers of the high building that the home is in; most homes are in none. */
export function BuildingSafety(props: HomeCardProps): ReactNode {
  const building = useOfHome(props, 'building', findSafeBuilding);
  return isThere(building) ? <BuildingCard building={building} /> : <Unknown record={building} />;
}

/** The place of what may turn out not to be there. */
function Unknown({ record }: { readonly record: ShownRecord<unknown> }) {
  return record.state === 'loading' ? <div hidden data-pending /> : null;
}
