import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { createCase } from '../../contract/cases.ts';
import { assetTypeIds, assetTypeOfTenancyGroup } from '../../contract/priority.ts';
import { tenancies, tenancyPremises } from '../../gateway/demo/people.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';

export type NewCase = v.InferInput<(typeof createCase)['body']>;

/** A request about Keys and fobs at a home, with right answers; `more` lies over it. */
export function newCase(customerId: string, premises: string, more: Partial<NewCase> = {}): NewCase {
  const tenancy = tenancies.find(
    ({ id, customer_id }) =>
      customer_id === customerId &&
      tenancyPremises.some(
        ({ tenancy_id, asset_id }) => tenancy_id === id && asset_id === assetIdOf(premises),
      ),
  );
  if (!tenancy) throw new Error(`nobody of that id has a tenancy at ${premises}`);
  const assetTypeName = assetTypeOfTenancyGroup(tenancy.tenancy_group);
  return {
    caseTypeId: 101,
    caseTypeDescription: 'Keys and fobs',
    assignee: 'CARETAKE',
    assigneeType: 'Team',
    identifiers: {
      assetIdentifier: assetIdOf(premises),
      customerIdentifier: customerId,
      tenancyIdentifier: tenancy.id,
    },
    contactDetails: {
      phoneNumber: '07700900555',
      name: 'Sam Reed',
      relationId: 2,
      relation: 'Friend or Family',
    },
    asset: { type: { assetTypeId: assetTypeIds[assetTypeName], assetTypeName } },
    additionalInfo: [
      { questionId: 'need', responseId: 'faulty-fob' },
      { questionId: 'where', responseText: 'The back door.' },
    ],
    ...more,
  };
}

/** A key that no other send has. */
export const freshKey = () => ({ idempotencyKey: randomUUID() });
