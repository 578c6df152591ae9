import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day, Id, queryList, text } from './fields.ts';
import { Instant } from './moments.ts';
import { v1 } from './paths.ts';
import { QueryFlag, queryNumber } from './query-fields.ts';
import { WorksOrder } from './works-order.ts';
import { NewWorksOrder, WorksOrderChange } from './works-order-change.ts';
import { WorksOrderSummary } from './works-order-summary.ts';

const OrderPath = v.object({ worksOrderId: Id });

export const createWorksOrder = defineCall({
  id: 'createWorksOrder',
  method: 'POST',
  path: `${v1}/works-orders`,
  body: NewWorksOrder,
  answer: WorksOrder,
  status: 201,
  needsIdempotencyKey: true,
  answersEntityTag: true,
  alsoRefuses: [404, 422],
});

export const getWorksOrder = defineCall({
  id: 'getWorksOrder',
  method: 'GET',
  path: `${v1}/works-orders/:worksOrderId`,
  params: OrderPath,
  answer: WorksOrder,
  answersEntityTag: true,
});

export const updateWorksOrder = defineCall({
  id: 'updateWorksOrder',
  method: 'PATCH',
  path: `${v1}/works-orders/:worksOrderId`,
  params: OrderPath,
  body: WorksOrderChange,
  answer: WorksOrder,
  needsEntityTag: true,
  answersEntityTag: true,
  acceptsIdempotencyKey: true,
  alsoRefuses: [422],
});

export const deleteWorksOrder = defineCall({
  id: 'deleteWorksOrder',
  method: 'DELETE',
  path: `${v1}/works-orders/:worksOrderId`,
  params: OrderPath,
  status: 204,
  needsEntityTag: true,
  acceptsIdempotencyKey: true,
});

const searchOrders = ['raisedDate desc', 'raisedDate asc'] as const;

/** Repairs of the resident. History says searchTerm and resultsPerPage, the other callers searchText and limit. */
export const searchWorksOrders = defineCall({
  id: 'searchWorksOrders',
  method: 'GET',
  path: `${v1}/search/works-orders`,
  query: v.object({
    searchText: v.optional(text(100)),
    searchTerm: v.optional(text(100)),
    orderBy: v.optional(v.picklist(searchOrders)),
    /** A day or an instant. */
    raisedSince: v.optional(v.union([Day, Instant])),
    /** Statuses in any case; In Diagnosis is divided into `Draft` and, when a person looks at it, `Under Review`. */
    status: v.optional(queryList(20)),
    /** Where the repairs are: asset type names. */
    area: v.optional(queryList(6)),
    sor: v.optional(text(20)),
    location: v.optional(text(60)),
    priority: v.optional(text(30)),
    propertiesIds: v.optional(v.pipe(queryList(50), v.array(Id))),
    description: v.optional(text(200)),
    /** Only open repairs and drafts of the same reason at these properties. */
    isDuplicateCheck: v.optional(QueryFlag),
    /** The draft in hand, which is no duplicate of itself. */
    excludedWorksOrderId: v.optional(Id),
    limit: v.optional(queryNumber(100)),
    resultsPerPage: v.optional(queryNumber(100)),
    skip: v.optional(queryNumber(1_000_000)),
  }),
  answer: v.object({ models: v.array(WorksOrderSummary), totalCount: v.number() }),
});

export const addNote = defineCall({
  id: 'addNote',
  method: 'POST',
  path: `${v1}/workorders/:customerId/:worksOrderId/notes`,
  params: v.object({ customerId: Id, worksOrderId: Id }),
  body: v.object({ type: v.literal('Other'), description: v.pipe(text(500), v.trim(), v.minLength(1)) }),
  status: 201,
  needsIdempotencyKey: true,
});

export const sendCommunication = defineCall({
  id: 'sendCommunication',
  method: 'POST',
  path: `${v1}/work-orders/:worksOrderId/communications`,
  params: OrderPath,
  body: v.object({
    communicationTemplateIdentifier: text(60),
    communicationType: v.literal('Email'),
    content: v.pipe(v.array(v.object({ identifier: text(60), value: text(500) })), v.maxLength(20)),
  }),
  status: 202,
  needsIdempotencyKey: true,
});
