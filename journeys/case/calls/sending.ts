import { questionName } from '../../../contract/case-questions.ts';
import { type CaseType, isSameType } from '../../../contract/case-types.ts';
import { type CaseAnswer, caseRelations, createCase } from '../../../contract/cases.ts';
import { assetTypeIds } from '../../../contract/priority.ts';
import { faultKindOf, type Tools } from '../../../machines/engine/index.ts';
import { contactOf } from '../../shared/contact/contact.ts';
import type { ContactAnswers } from '../../shared/contact/questions.ts';
import { type CaseSituation, chosenType, pathThrough } from '../situation.ts';
import type { Services, Team } from '../vocabulary.ts';
import { determineTeam, loadTypes } from './reading.ts';

/** The answers on the way, in the order in which they were asked. */
function answersOf(situation: CaseSituation): readonly CaseAnswer[] {
  const type = chosenType(situation);
  if (!type) return [];
  return pathThrough(type, situation).answered.map((question) => {
    const answer = String(situation.answers[questionName(type, question)]).trim();
    const { questionId } = question;
    return question.type === 'Text'
      ? { questionId, responseText: answer }
      : { questionId, responseId: answer };
  });
}

/** What became of sending: the reference of what was sent, or what has changed since the resident began. */
export type Sending =
  | { readonly became: 'sent'; readonly reference: string }
  | { readonly became: 'for another team'; readonly team: Team | null }
  | { readonly became: 'asked otherwise'; readonly types: readonly CaseType[] };

/** Sends the request, once for a key. Where the provider asks or decides otherwise by now, it comes back with that. */
export async function sendCase(situation: CaseSituation, tools: Tools<Services>): Promise<Sending> {
  try {
    return { became: 'sent', reference: await postCase(situation, tools) };
  } catch (problem) {
    const kind = faultKindOf(problem);
    if (kind === 'conflict')
      return { became: 'for another team', team: await determineTeam(situation, tools) };
    if (kind !== 'refused') throw problem;
    const types = await loadTypes(tools);
    const before = chosenType(situation);
    const now = types.find(({ id }) => id === before?.id);
    if (before && now && isSameType(before, now)) throw problem;
    return { became: 'asked otherwise', types };
  }
}

async function postCase(situation: CaseSituation, tools: Tools<Services>): Promise<string> {
  const { gateway, customerId } = tools.services;
  const { place, team } = situation.facts;
  const type = chosenType(situation);
  const contact = contactOf(situation.answers as ContactAnswers);
  if (!type || !place || !team || !contact) throw new Error('A service request that is not complete');
  const { caseReferenceNumber } = await gateway.call(
    createCase,
    {
      body: {
        caseTypeId: type.id,
        caseTypeDescription: type.description,
        assignee: team.code,
        assigneeType: team.category,
        identifiers: {
          assetIdentifier: place.premisesId,
          customerIdentifier: customerId,
          tenancyIdentifier: place.tenancyId,
        },
        contactDetails: {
          phoneNumber: contact.phone,
          name: contact.name,
          relationId: contact.relation && caseRelations[contact.relation],
          relation: contact.relation,
        },
        asset: {
          type: { assetTypeId: assetTypeIds[place.assetType], assetTypeName: place.assetType },
        },
        additionalInfo: [...answersOf(situation)],
      },
    },
    { idempotencyKey: tools.key, signal: tools.signal },
  );
  return caseReferenceNumber;
}
