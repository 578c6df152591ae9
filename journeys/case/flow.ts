import { serviceRequest } from '../../content/case.ts';
import type { CaseType } from '../../contract/case-types.ts';
import type { Copy, PortalFlow, ShownFlow } from '../../machines/engine/index.ts';
import { addressOfRequestConfirmation } from '../shared/addresses.ts';
import { ownerNameOf } from '../shared/case-owner.ts';
import { caseJourney } from './journey.ts';
import { messagesOf, questionnairesOf } from './questionnaire.ts';
import { type CaseSituation, chosenType } from './situation.ts';
import type { CaseFacts, Services } from './vocabulary.ts';

/** The journey with the questions of these types, and its words. */
function flowOf(types: readonly CaseType[]): ShownFlow<Services> {
  const questionnaire = questionnairesOf(types);
  const { copy } = questionnaire;
  const complete: Copy = {
    ...serviceRequest,
    steps: { ...serviceRequest.steps, ...copy.steps },
    questions: { ...serviceRequest.questions, ...copy.questions },
    notices: Object.assign({}, ...types.map(messagesOf)),
  };
  return {
    journey: caseJourney(questionnaire),
    copy: complete,
    services: {
      type: {
        search: async (text, situation, tools) =>
          (await import('./calls/search.ts')).searchTypes(text, situation as CaseSituation, tools),
      },
    },
    grow,
  };
}

const grown = new WeakMap<readonly CaseType[], ShownFlow<Services>>();

/** The flow with the questions of the types that were read; the same for the same list. */
function grow(facts: object): ShownFlow<Services> {
  const { types } = facts as CaseFacts;
  if (types.length === 0) return flow;
  const known = grown.get(types) ?? flowOf(types);
  grown.set(types, known);
  return known;
}

/** Making a service request, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  ...flowOf([]),
  sequel({ end, facts, memory }) {
    const situation = { facts, answers: memory.answers } as CaseSituation;
    const { sent, team } = situation.facts;
    if (end !== 'sent' || !sent || !team) return {};
    return {
      announcement: {
        notice: 'Case_Created',
        values: {
          ref: sent,
          description: chosenType(situation)?.description ?? '',
          owner: ownerNameOf(team.code, team.category),
        },
        page: addressOfRequestConfirmation(sent),
      },
    };
  },
};
