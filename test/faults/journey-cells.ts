import type { Call } from '../../contract/call.ts';
import { classify, type Journey, operationOf, situationOf } from '../../machines/engine/index.ts';
import type { Snapshot } from '../../machines/exploration/index.ts';
import { invariants } from '../support/invariants.ts';
import { callNamed } from './calls.ts';
import { type Cell, cellOf } from './cell.ts';
import { excuseFor } from './exemptions.ts';
import { type CallFault, callFaults } from './faults.ts';
import { type Ran, settle, toolsFor, workOn } from './operations-running.ts';
import type { Place } from './places.ts';
import { type Provider, providerIn, type Trouble } from './provider.ts';
import { isGoneOn, nameOf } from './recoveries.ts';

/** Answers that are not there any more, but for those that an outcome gives or takes back. */
function lostAnswers(
  journey: Journey,
  before: Snapshot,
  after: Snapshot,
  runs: readonly Ran[],
): readonly string[] {
  const given = runs.flatMap(({ operation: id, from, ...ran }) => {
    if (!('output' in ran)) return [];
    const operation = operationOf(journey, id);
    const situation = situationOf(from.context);
    const outcome = operation.outcomes[classify(operation, ran.output, situation)];
    return Object.keys(outcome?.answers?.(ran.output, situation) ?? {});
  });
  const [was, is] = [before, after].map(({ context }) => situationOf(context).answers);
  return Object.keys(was ?? {}).filter(
    (question) =>
      !given.includes(question) && JSON.stringify(was?.[question]) !== JSON.stringify(is?.[question]),
  );
}

/** The work is thrown away with a journey that ends, unless it can be carried on. */
function thrownAway(journey: Journey, { context }: Snapshot, before: Snapshot): boolean {
  const end = context.ended?.end;
  const hasAnswers = Object.keys(situationOf(before.context).answers).length > 0;
  return end !== undefined && hasAnswers && journey.ends[end]?.preserves !== true;
}

interface Judged {
  readonly cell: Cell;
  /** Calls that the operation made only because of the fault. */
  readonly more: readonly string[];
}

/** What a place leads to: if all goes well, and if nothing goes wrong but what is in trouble already. */
interface Otherwise {
  readonly well: string;
  readonly under: Trouble;
  readonly underWell: string;
}

async function judge(
  place: Place,
  { well, under, underWell }: Otherwise,
  call: Call,
  fault: CallFault,
): Promise<Judged | undefined> {
  const { journey, simulator, snapshot } = place;
  const provider = providerIn({ ...under, [call.id]: fault }, place.offers);
  const tools = toolsFor(provider.gateway);
  const first = await workOn(journey, simulator, snapshot, tools);
  const made = new Set(provider.made.map((one) => one.call));
  if (!first || !made.has(call.id)) return undefined;
  const rest = await settle(journey, simulator, first.at, tools);
  const runs = [...(first.ran ? [first.ran] : []), ...rest.runs];
  const leads = nameOf(place, rest.at);
  const isActive = rest.at.status === 'active';
  const isSilent = isActive && /^step [^:]+$/.test(leads);
  const owner = `${journey.id}.${place.operation}`;
  const endsTheWork = leads !== underWell && thrownAway(journey, rest.at, snapshot);
  const complaints = [
    ...lostAnswers(journey, snapshot, rest.at, runs).map((question) => `it loses the answer to ${question}`),
    ...(endsTheWork && excuseFor(owner, call.id, fault.name) === undefined
      ? ['it throws the answers away']
      : []),
    ...(invariants['one can always get away']?.(journey, simulator, rest.at) ?? []),
    ...(isSilent || (await isGoneOn(place, provider, rest.at, well))
      ? []
      : ['nothing that can be pressed leads on']),
    ...keyComplaints(call, provider),
  ];
  const causes = Object.entries(under).map(([id, { name }]) => `, after ${id} ${name}`);
  const cell = cellOf({
    call,
    fault,
    provider,
    owner,
    caller: `${place.name}${causes.join('')}`,
    leads,
    without: underWell,
    well,
    isSilent,
    complaints,
  });
  return { cell, more: [...made].filter((id) => !place.calls.has(id)) };
}

/** What may have taken effect is sent again under the key that it had. */
function keyComplaints(call: Call, { made }: Provider): readonly string[] {
  const keys = new Set(made.filter((one) => one.call === call.id).map(({ key }) => key));
  return call.needsIdempotencyKey && keys.size > 1 ? ['it is sent again under another key'] : [];
}

/** What a place leads to while these calls are in trouble. */
async function leadsOf(place: Place, trouble: Trouble): Promise<string> {
  const { journey, simulator, snapshot } = place;
  const { at } = await settle(
    journey,
    simulator,
    snapshot,
    toolsFor(providerIn(trouble, place.offers).gateway),
  );
  return nameOf(place, at);
}

/** Every call of a place gone wrong in every way; and those that it makes only because something went wrong. */
export async function journeyCells(place: Place): Promise<readonly Cell[]> {
  const well = await leadsOf(place, {});
  const judgeAll = async (id: string, under: Trouble) => {
    const otherwise = { well, under, underWell: await leadsOf(place, under) };
    const judged = await Promise.all(
      callFaults.map((fault) => judge(place, otherwise, callNamed(id), fault)),
    );
    return judged.flatMap((one, index) =>
      one ? [{ ...one, because: { [id]: callFaults[index] as CallFault } }] : [],
    );
  };
  const first = (await Promise.all([...place.calls].map((id) => judgeAll(id, {})))).flat();
  const caused = new Map<string, Trouble>();
  for (const { more, because } of first) {
    for (const id of more) if (!caused.has(id)) caused.set(id, because);
  }
  const second = await Promise.all([...caused].map(([id, under]) => judgeAll(id, under)));
  return [...first, ...second.flat()].map(({ cell }) => cell);
}
