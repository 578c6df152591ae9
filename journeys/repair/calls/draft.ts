import { listDocuments, type MediaDocument } from '../../../contract/documents.ts';
import { premisesTypeOf } from '../../../contract/order-values.ts';
import { findRepairReasons } from '../../../contract/reference.ts';
import type { WorksOrder } from '../../../contract/works-order.ts';
import type { WorksOrderChange } from '../../../contract/works-order-change.ts';
import {
  createWorksOrder,
  deleteWorksOrder,
  getWorksOrder,
  updateWorksOrder,
} from '../../../contract/works-orders.ts';
import { type AnswersOf, Fault, type Tools } from '../../../machines/engine/index.ts';
import { questions, type RepairQuestions } from '../questions.ts';
import { assetOf, homeOf, type RepairSituation } from '../situation.ts';
import type { RepairFacts, Services } from '../vocabulary.ts';
import { orderFrom, savable } from './order.ts';

type RepairTools = Tools<Services>;
type Draft = NonNullable<RepairFacts['draft']>;

/** A draft that was saved, or the tag of one that somebody changed first. */
export interface DraftKept {
  readonly draft: Draft | null;
  readonly changedElsewhere: boolean;
  /** A new draft is about another place, so that the files of the one that it replaces stayed behind. */
  readonly withoutFiles?: boolean;
}

/** What an order is about: the part of a draft that tells whether another has to take its place. */
const subjectOf = ({
  identifiers,
  job,
}: WorksOrderChange): Pick<Draft, 'assetId' | 'locationId' | 'reasonId'> => ({
  ...(identifiers?.asset?.assetIdentifier ? { assetId: identifiers.asset.assetIdentifier } : {}),
  ...(job?.location?.locationId ? { locationId: job.location.locationId } : {}),
  ...(job?.repairReasonIdentifier ? { reasonId: job.repairReasonIdentifier } : {}),
});

const documentsOf = ({ answers }: RepairSituation) =>
  answers.files === undefined ? {} : { documents: answers.files.map((file) => file.documentId) };

/** Starts the order as a draft; `null` when the answer does not tell its address. */
async function create(
  order: WorksOrderChange,
  situation: RepairSituation,
  tools: RepairTools,
): Promise<Draft | null> {
  const asset = assetOf(situation);
  const home = homeOf(situation);
  const { identifiers, asset: _type, ...groups } = order;
  const created = await tools.services.gateway.call(
    createWorksOrder,
    {
      body: {
        identifiers: {
          asset: {
            ...(asset ? { assetIdentifier: asset.id } : {}),
            premisesIdentifier: home?.premisesId ?? '',
          },
          ...(identifiers?.crimeReferenceNumber
            ? { crimeReferenceNumber: identifiers.crimeReferenceNumber }
            : {}),
        },
        ...groups,
        statuses: { ...groups.statuses, isDraft: true },
        channel: 'CustomerSelfService',
      },
    },
    { signal: tools.signal, idempotencyKey: tools.key },
  );
  // The address of the new order is …/works-orders/{id}: its fifth segment is the id.
  const id = created.location?.split('/')[5] ?? '';
  if (id === '') return null;
  return { id, eTag: created.eTag ?? 'eTag', ...subjectOf(order) };
}

async function update(draft: Draft, order: WorksOrderChange, tools: RepairTools): Promise<DraftKept> {
  const { gateway } = tools.services;
  const params = { worksOrderId: draft.id };
  try {
    const saved = await gateway.call(
      updateWorksOrder,
      { params, body: order },
      { signal: tools.signal, eTag: draft.eTag },
    );
    return {
      draft: { ...draft, ...subjectOf(order), eTag: saved.eTag ?? 'eTag' },
      changedElsewhere: false,
    };
  } catch (error) {
    if (!(error instanceof Fault) || error.status !== 412) throw error;
    const current = await gateway.call(getWorksOrder, { params }, { signal: tools.signal });
    return { draft: { ...draft, eTag: current.eTag ?? 'eTag' }, changedElsewhere: true };
  }
}

/** Fetches a draft and throws it away. One that is gone already is fine. */
async function remove(worksOrderId: string, { services, signal }: RepairTools): Promise<void> {
  const params = { worksOrderId };
  try {
    const current = await services.gateway.call(getWorksOrder, { params }, { signal });
    const options = { signal, eTag: current.eTag ?? 'eTag', idempotencyKey: `delete-${worksOrderId}` };
    await services.gateway.call(deleteWorksOrder, { params }, options);
  } catch (error) {
    if (!(error instanceof Fault) || error.kind !== 'missing') throw error;
  }
}

/** Whether a draft is about the same place and reason as the order, or about no reason yet. */
function isAbout(draft: Draft, order: WorksOrderChange): boolean {
  if (draft.reasonId === undefined) return true;
  const { assetId, locationId, reasonId } = subjectOf(order);
  return draft.assetId === assetId && draft.locationId === locationId && draft.reasonId === reasonId;
}

/**
 * Starts the draft at the reason step, or saves it. When place or reason are changed from the review a new draft takes
 * the place of the first one, with its files; those of another asset stay behind. Nothing is replaced where nothing
 * was changed, nor where the draft has no reason yet.
 */
export async function startDraft(situation: RepairSituation, tools: RepairTools): Promise<DraftKept> {
  const { draft } = situation.facts;
  const order = orderFrom(situation);
  if (draft && (!situation.editing || isAbout(draft, order))) return update(draft, order, tools);
  const created = await create(order, situation, tools);
  // Sent again after a lost answer, the same order comes back.
  if (!draft || !created || created.id === draft.id) return { draft: created, changedElsewhere: false };
  const withoutFiles = draft.assetId !== undefined && draft.assetId !== created.assetId;
  const kept =
    !withoutFiles && (situation.answers.files?.length ?? 0) > 0
      ? await insist(created, { identifiers: documentsOf(situation) }, tools)
      : { draft: created, changedElsewhere: false };
  await remove(draft.id, tools);
  return { ...kept, withoutFiles };
}

/** Saves over a change from elsewhere, where what was entered here last is what counts. */
async function insist(draft: Draft, order: WorksOrderChange, tools: RepairTools): Promise<DraftKept> {
  const saved = await update(draft, order, tools);
  return saved.changedElsewhere && saved.draft ? update(saved.draft, order, tools) : saved;
}

/** Saves what has been answered so far. */
export async function keepDraft(situation: RepairSituation, tools: RepairTools): Promise<DraftKept> {
  const { draft } = situation.facts;
  const order = orderFrom(situation);
  if (!draft) return { draft: await create(order, situation, tools), changedElsewhere: false };
  return update(draft, order, tools);
}

/** Tells the order which files belong to it, and its priority. */
export async function attachFiles(situation: RepairSituation, tools: RepairTools): Promise<DraftKept> {
  const { draft } = situation.facts;
  if (!draft) return { draft: null, changedElsewhere: false };
  const { job } = orderFrom(situation);
  return update(
    draft,
    { identifiers: documentsOf(situation), ...(job?.priority ? { job: { priority: job.priority } } : {}) },
    tools,
  );
}

/** Saves on leaving: whatever is answered, also in the step in hand; what is not an answer yet stays behind. */
export async function saveOnLeaving(situation: RepairSituation, tools: RepairTools): Promise<DraftKept> {
  if (!homeOf(situation)) return { draft: null, changedElsewhere: false };
  const { answers, facts } = situation;
  const isValid = (id: keyof RepairQuestions): boolean => {
    const check = questions[id].check as (value: unknown, known: RepairFacts) => readonly unknown[];
    const needsText = id === 'vulnerable' && answers.vulnerable === 'yes';
    return check(answers[id], facts).length === 0 && (!needsText || isValid('vulnerability'));
  };
  const order = savable(situation, isValid);
  if (!facts.draft) return { draft: await create(order, situation, tools), changedElsewhere: false };
  return insist(facts.draft, order, tools);
}

/** Throws the draft away, with any saved copy. Answers its id; null where there was none. */
export async function discardDraft({ facts }: RepairSituation, tools: RepairTools): Promise<string | null> {
  const { draft } = facts;
  if (draft) await remove(draft.id, tools);
  return draft?.id ?? null;
}

export interface DraftLoaded {
  readonly draft: Draft;
  /** What it was about, where that can be chosen no more. */
  readonly lostReason: string | null;
  readonly answers: AnswersOf<RepairQuestions>;
}

const contentTypeOf = (document: MediaDocument) =>
  document.metadata.find((entry) => entry.key === 'content-type')?.value ?? '';

const yesOrNo = (flag: boolean | null): 'yes' | 'no' | undefined =>
  flag === null ? undefined : flag ? 'yes' : 'no';

function contactAnswers(order: WorksOrder, phones: readonly string[]): AnswersOf<RepairQuestions> {
  const number = order.reporter.telecomsAddresses[0]?.number ?? '';
  if (number === '') return {};
  const relation = order.reporter.relationship?.relationship;
  if (relation === 'Customer' && phones.includes(number)) return { number };
  const { givenName, surname } = order.reporter.name;
  return {
    number: 'another',
    phone: number,
    name: `${givenName} ${surname}`.trim(),
    ...(relation === 'Customer' || relation === 'Friend or Family' || relation === 'Other'
      ? { relation }
      : {}),
  };
}

/** The answers that a saved draft holds. Urgency and duplicates are not among them: they are asked again. */
export async function loadDraft(
  worksOrderId: string,
  situation: RepairSituation,
  tools: RepairTools,
): Promise<DraftLoaded> {
  const { gateway } = tools.services;
  const { facts } = situation;
  const options = { signal: tools.signal };
  const params = { worksOrderId };
  const order = await gateway.call(getWorksOrder, { params }, options);
  if (!order.statuses.isDraft) throw new Fault('missing', { status: 404, title: 'This repair is no draft' });
  const { repairReason, repairReasonIdentifier } = order.job;
  const { assetIdentifier } = order.identifiers.asset;
  const [found, documents] = await Promise.all([
    repairReasonIdentifier === null
      ? { repairReasons: [] }
      : gateway.call(
          findRepairReasons,
          {
            query: {
              searchText: repairReason,
              assetType: premisesTypeOf(order.asset.type.assetTypeName),
              isUsedForCreation: true,
              isCatalyst: order.statuses.isCatalyst,
            },
          },
          options,
        ),
    gateway.call(listDocuments, { params }, options),
  ]);
  const reason = found.repairReasons.find((candidate) => candidate.id === repairReasonIdentifier);
  const { remembered } = facts;
  const recalled = remembered?.draft === worksOrderId && reason ? remembered : null;
  return {
    draft: {
      id: worksOrderId,
      eTag: order.eTag ?? 'eTag',
      ...(assetIdentifier === null ? {} : { assetId: assetIdentifier }),
      ...(order.job.location.locationId === '' ? {} : { locationId: order.job.location.locationId }),
      ...(reason ? { reasonId: reason.id } : {}),
    },
    lostReason: repairReasonIdentifier !== null && !reason ? repairReason : null,
    answers: {
      address: order.identifiers.asset.premisesIdentifier,
      asset: assetIdentifier ?? undefined,
      location: order.job.location.locationId || undefined,
      reason: reason ? { text: reason.description, chosen: reason } : undefined,
      followUp: yesOrNo(order.statuses.isSupplementary),
      access: recalled?.access,
      duplicate: recalled?.duplicate,
      details: order.job.additionalInformation || undefined,
      files:
        documents.documents.length === 0
          ? undefined
          : documents.documents.map((document) => ({
              documentId: document.id,
              fileName: document.media.fileName,
              contentType: contentTypeOf(document),
              size: 0,
            })),
      vandalism: yesOrNo(order.statuses.isVandalism),
      crimeReference: order.identifiers.crimeReferenceNumber ?? undefined,
      vulnerable: yesOrNo(order.customer.vulnerability.isVulnerable),
      vulnerability: order.customer.vulnerability.VulnerableResponseText || undefined,
      isolating: yesOrNo(order.statuses.isCovidSelfIsolated),
      number: undefined,
      relation: undefined,
      phone: undefined,
      name: undefined,
      ...contactAnswers(order, facts.resident?.phones ?? []),
    },
  };
}

/** Carries on the draft that was chosen among the duplicates; the one in hand is thrown away. */
export async function switchDraft(situation: RepairSituation, tools: RepairTools): Promise<DraftLoaded> {
  const { draft } = situation.facts;
  const chosen = situation.answers.duplicate ?? '';
  const loaded = await loadDraft(chosen, situation, tools);
  if (draft && draft.id !== chosen) await remove(draft.id, tools);
  return loaded;
}
