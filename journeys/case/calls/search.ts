import { type CaseType, findCaseTypes } from '../../../contract/case-types.ts';
import { faultKindOf, type Option, type Tools } from '../../../machines/engine/index.ts';
import { type CaseSituation, type ChosenType, offeredAmong, typesWith } from '../situation.ts';
import type { CaseFacts, Services } from '../vocabulary.ts';

type CaseTools = Pick<Tools<Services>, 'services' | 'signal'>;

/** The types that the provider's search finds, or what the portal finds among them by itself. */
async function findTypes(
  text: string,
  facts: CaseFacts,
  { services, signal }: CaseTools,
): Promise<readonly CaseType[]> {
  const query = { searchText: text.slice(0, 100) };
  try {
    const { caseTypes } = await services.gateway.call(findCaseTypes, { query }, { signal });
    return offeredAmong(
      facts,
      caseTypes.map(({ id }) => id),
    );
  } catch (error) {
    // The specification has no such search. Where it is missing or fails, the types are here all the same.
    if (faultKindOf(error) === 'signedOut') throw error;
    return typesWith(facts, text);
  }
}

/** What can be asked for that matches the resident's words, best first; all of it without words. */
export async function searchTypes(
  text: string,
  { facts }: CaseSituation,
  tools: CaseTools,
): Promise<readonly Option<ChosenType>[]> {
  const found = text === '' ? typesWith(facts, text) : await findTypes(text, facts, tools);
  return found.map(({ id, description }) => ({ value: { id }, label: description }));
}
