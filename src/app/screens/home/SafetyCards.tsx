import { type ReactNode, useEffect, useState } from 'react';
import type { CallOptions } from '../../../../contract/call.ts';
import type { ComplianceType } from '../../../../contract/compliance.ts';
import { findSafeBuilding, findSafetyCheck, isTold } from '../../../../journeys/shared/home-safety.ts';
import type { CallTools } from '../../../../journeys/shared/homes.ts';
import { gateway } from '../../portal.ts';
import { useArrival } from '../../useArrival.ts';
import { type ShownRecord, useRecord } from '../../useRecord.ts';
import { BuildingCard } from './BuildingCard.tsx';
import { CheckCard } from './CheckCard.tsx';
import type { HomeCardProps } from './card.ts';

type Props = Pick<HomeCardProps, 'customerId' | 'premisesId'>;

type What = Parameters<typeof isTold>[1];

/** Reads something about the safety of the home, where residents are told of it and there is a home. */
function useOfHome<T>(
  { customerId, premisesId }: Props,
  what: What,
  read: (tools: CallTools, premisesId: string, options: CallOptions) => Promise<T | null>,
): ShownRecord<T | null> {
  const arrival = useArrival(premisesId);
  return useRecord(async (signal) => {
    const tools = { services: { gateway, customerId } };
    const told = isTold(tools, what, { signal });
    const id = await arrival;
    return (await told) && id !== null ? read(tools, id, { signal }) : null;
  });
}

const useCheck = (props: Props, type: ComplianceType) =>
  useOfHome(props, type, (tools, premisesId, options) =>
    findSafetyCheck(tools, type, premisesId, new Date(), options),
  );

const placeOf = ({ customerId, premisesId }: Props): string =>
  `home:safety:${customerId}:${premisesId ?? ''}`;

const isThere = (record: ShownRecord<unknown>): boolean =>
  record.state === 'failed' || (record.state === 'shown' && record.value !== null);

/** Which of them were there the last time in this browser session: their places are kept while they load. */
function useThereBefore(props: Props, records: readonly ShownRecord<unknown>[]): readonly boolean[] {
  const place = placeOf(props);
  const [before] = useState(() => sessionStorage.getItem(place) ?? '');
  const isKnown = records.every(({ state }) => state !== 'loading');
  const now = records.map((record) => (isThere(record) ? '1' : '0')).join('');
  useEffect(() => {
    if (isKnown) sessionStorage.setItem(place, now);
  }, [isKnown, place, now]);
  return records.map((_, index) => before[index] === '1');
}

/**
 * What there is to tell about the safety of the home. Most homes have only some of it, so these cards are the last ones,
 * and none appears before those above it are known: nothing that is there moves.
 */
export function SafetyCards(props: HomeCardProps): ReactNode {
  const gas = useCheck(props, 'GAS');
  const electrics = useCheck(props, 'EICR');
  const building = useOfHome(props, 'building', findSafeBuilding);
  const records = [gas, electrics, building];
  const before = useThereBefore(props, records);
  const cards = [
    <CheckCard key="gas" type="GAS" check={gas} />,
    <CheckCard key="electrics" type="EICR" check={electrics} />,
    <BuildingCard key="building" building={building} />,
  ];
  const holder = records.findIndex(({ state }, index) => state === 'loading' && !before[index]);
  const reached = holder === -1 ? cards : cards.slice(0, holder);
  return reached.filter((_, index) => {
    const record = records[index];
    return record !== undefined && (record.state === 'loading' || isThere(record));
  });
}
