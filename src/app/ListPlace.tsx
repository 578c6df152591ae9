import { useEffect } from 'react';
import type { Home } from '../../journeys/shared/homes.ts';
import { Choice } from '../lists/Choice.tsx';
import type { RunningList } from '../lists/useList.ts';
import { shortAddress } from './short-address.ts';

/**
 * Which home a list is about: a choice where there is one, else just the address.
 * @param isCut whether a long address is cut short
 */
export function ListPlace<Row>({
  homes,
  list: { query, send },
  copy,
  isCut = false,
}: {
  readonly homes: readonly Home[] | undefined;
  readonly list: RunningList<Row>;
  readonly copy: { readonly address: string; readonly everywhere: string };
  readonly isCut?: boolean;
}) {
  // An address of somebody else, or of a tenancy that ended, cannot be chosen here.
  const isElsewhere =
    query.place !== '' &&
    homes !== undefined &&
    homes.length > 0 &&
    !homes.some(({ premisesId }) => premisesId === query.place);
  useEffect(() => {
    if (isElsewhere) send({ type: 'PLACE', place: '' });
  });

  const shown = (address: string) => (isCut ? shortAddress(address) : { label: address });
  const [only] = homes ?? [];
  if (!homes || homes.length < 2) {
    const { label, title } = { title: undefined, ...shown(only?.address ?? '') };
    return (
      <p className="ds-hint ds-list-place" title={title}>
        {label}
      </p>
    );
  }
  return (
    <Choice
      label={copy.address}
      value={query.place}
      options={[
        { value: '', label: copy.everywhere },
        ...homes.map(({ premisesId, address }) => ({ value: premisesId, ...shown(address) })),
      ]}
      onChoose={(place) => send({ type: 'PLACE', place })}
    />
  );
}
