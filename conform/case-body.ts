import assert from 'node:assert/strict';
import type * as v from 'valibot';
import { isBlocked, isTypeOffered, offeredOptions, questionPath } from '../contract/case-questions.ts';
import { type CaseType, caseTypesNamespace, getCaseTypes } from '../contract/case-types.ts';
import { type createCase, determineCaseTeam, landLordOf } from '../contract/cases.ts';
import { getConfiguration } from '../contract/configuration.ts';
import { assetTypeIds, assetTypeOfTenancyGroup } from '../contract/priority.ts';
import type { Person } from './person.ts';

type NewCase = v.InferInput<(typeof createCase)['body']>;
type Answers = Record<string, string>;

/** An answer to every question of a type on the way that the answers lead; undefined where that way is blocked. */
function answersTo(type: CaseType, { tenancy, tenancyGroup }: Person): NewCase['additionalInfo'] | undefined {
  const attributes = { TenancyType: tenancy.tenancyType, TenancyGroup: tenancyGroup };
  const answers: Answers = {};
  for (;;) {
    const { answered, next } = questionPath(type, answers, attributes);
    if (next === null) {
      return answered.map(({ questionId, type: kind }) => ({
        questionId,
        ...(kind === 'Text'
          ? { responseText: answers[questionId] ?? '' }
          : { responseId: answers[questionId] ?? '' }),
      }));
    }
    const option = offeredOptions(next, attributes).find(({ id }) => !isBlocked(next, id));
    const answer = next.type === 'Text' ? 'Made by the conformance checks.' : option?.id;
    if (answer === undefined) return undefined;
    answers[next.questionId] = answer;
  }
}

/** A request of the first type that this resident is offered, with right answers. */
export async function caseOf(person: Person): Promise<NewCase> {
  const { caller, home, tenancy, tenancyGroup } = person;
  const { namespaces } = await caller.ask(getCaseTypes, { query: { namespaces: caseTypesNamespace } });
  const offered = (namespaces[0]?.namespace.keyValues ?? []).filter((type) =>
    isTypeOffered(type, tenancyGroup),
  );
  const [type] = offered.filter((one) => answersTo(one, person) !== undefined);
  assert.ok(type, `no type of service request is offered to the group ${tenancyGroup}`);
  const landlords = await caller.ask(getConfiguration, { params: { name: 'LandlordValues' } });
  const team = await caller.ask(determineCaseTeam, {
    body: {
      channel: 'CustomerSelfService',
      caseSubType: type.subType,
      caseSubTypeCategory: type.subTypeCategory,
      landLord: landLordOf(home.associates.landLord.organisation.name, landlords.value),
      tenancyType: tenancy.tenancyType,
      caseCategory: type.additionalCaseCreationFields.caseCategory,
    },
  });
  const assetTypeName = assetTypeOfTenancyGroup(tenancyGroup);
  return {
    caseTypeId: type.id,
    caseTypeDescription: type.description,
    assignee: team.owningTeam ?? '',
    assigneeType: team.owningTeamCategory ?? 'Team',
    identifiers: {
      assetIdentifier: home.id,
      customerIdentifier: caller.customerId,
      tenancyIdentifier: tenancy.tenancyId,
    },
    contactDetails: {
      phoneNumber: '07700900555',
      name: 'Sam Reed',
      relationId: 2,
      relation: 'Friend or Family',
    },
    asset: { type: { assetTypeId: assetTypeIds[assetTypeName], assetTypeName } },
    additionalInfo: answersTo(type, person) ?? [],
  };
}
