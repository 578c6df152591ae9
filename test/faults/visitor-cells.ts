import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../../contract/call.ts';
import { callNamed } from './calls.ts';
import { type Cell, cellOf } from './cell.ts';
import { type CallFault, callFaults } from './faults.ts';
import { providerIn } from './provider.ts';
import type { Visitor } from './visitor.ts';

async function judge(
  visitor: Visitor,
  well: string,
  kept: unknown,
  call: Call,
  fault: CallFault,
): Promise<Cell> {
  const { owner } = visitor;
  const provider = providerIn();
  const visited = await visitor.visit(provider, { [call.id]: fault });
  provider.turn({});
  const { leads } = visited;
  const isOn = leads === well || (await visited.on?.()) === well;
  const complaints = [
    ...(isDeepStrictEqual(visited.storage, kept) ? [] : ['it loses what was there']),
    ...(isOn ? [] : ['nothing that can be pressed leads on']),
  ];
  return cellOf({
    call,
    fault,
    provider,
    owner,
    caller: owner,
    leads,
    without: well,
    well,
    isSilent: false,
    complaints,
  });
}

/** Every call of somebody who is no journey, gone wrong in every way. */
export async function visitorCells(visitor: Visitor): Promise<readonly Cell[]> {
  const provider = providerIn();
  const { leads, storage: kept } = await visitor.visit(provider, {});
  const ids = [...new Set(provider.made.map(({ call }) => call))];
  const cells = ids.flatMap((id) =>
    callFaults.map((fault) => judge(visitor, leads, kept, callNamed(id), fault)),
  );
  return Promise.all(cells);
}
