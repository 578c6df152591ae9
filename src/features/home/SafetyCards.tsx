import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { CallOptions } from '../../../contract/call.ts';
import type { ComplianceType } from '../../../contract/compliance.ts';
import type { CallTools } from '../../../journeys/shared/homes.ts';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import type { ShownRecord } from '../../app/useRecord.ts';
import { now } from '../../client/clock.ts';
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
  return useReading({ name: ['safety', what, premisesId], read: readOfHome }, premisesId !== undefined);
}

const useCheck = (props: Props, type: ComplianceType) =>
  useOfHome(props, type, (tools, premisesId, options) =>
    findSafetyCheck(tools, type, premisesId, now(), options),
  );

const storageKey = ({ customerId, premisesId }: Props): string =>
  `home:safety:${customerId}:${premisesId ?? ''}`;

const isThere = (record: ShownRecord<unknown>): boolean =>
  record.state === 'failed' || (record.state === 'shown' && record.value !== null);

/** What is known of one of them. */
interface Part {
  readonly id: string;
  readonly record: ShownRecord<unknown>;
  readonly card: ReactNode;
}

/**
 * The ones to show, in the order in which they became known: those that were there the last time in this browser session
 * have their places from the beginning, so that nothing that is there moves, and none waits for another.
 */
function useArrived(props: Props, parts: readonly Part[]): readonly Part[] {
  const at = storageKey(props);
  const [before] = useState(() => (sessionStorage.getItem(at) ?? '').split(' ').filter(Boolean));
  const [later, setLater] = useState<readonly string[]>([]);
  const there = parts.filter(({ record }) => isThere(record)).map(({ id }) => id);
  const isKnown = parts.every(({ record }) => record.state !== 'loading');
  const now = there.join(' ');
  useEffect(() => {
    if (isKnown) sessionStorage.setItem(at, now);
  }, [isKnown, at, now]);
  const arrived = there.filter((id) => !before.includes(id) && !later.includes(id));
  if (arrived.length > 0) setLater([...later, ...arrived]);
  return [...before, ...later, ...arrived].flatMap((id) =>
    parts.filter((part) => part.id === id && (part.record.state === 'loading' || isThere(part.record))),
  );
}

/**
 * What there is to tell about the safety of the home. Most homes have only some of it, and which is known late, so these
 * cards are the last ones.
 */
export function SafetyCards(props: HomeCardProps): ReactNode {
  const gas = useCheck(props, 'GAS');
  const electrics = useCheck(props, 'EICR');
  const building = useOfHome(props, 'building', findSafeBuilding);
  const parts: readonly Part[] = [
    { id: 'gas', record: gas, card: <CheckCard type="GAS" check={gas} /> },
    { id: 'electrics', record: electrics, card: <CheckCard type="EICR" check={electrics} /> },
    { id: 'building', record: building, card: <BuildingCard building={building} /> },
  ];
  return useArrived(props, parts).map(({ id, card }) => <Fragment key={id}>{card}</Fragment>);
}
