import { serviceRequest } from '../../../content/case.ts';
import { complaint } from '../../../content/complaint.ts';
import { enquiry } from '../../../content/enquiry.ts';
import { repair } from '../../../content/repair.ts';
import { routes as caseRoutes } from '../../../journeys/case/routes.ts';
import { routes as complaintRoutes } from '../../../journeys/complaint/routes.ts';
import { routes as enquiryRoutes } from '../../../journeys/enquiry/routes.ts';
import { routes as repairRoutes } from '../../../journeys/repair/routes.ts';
import type { Memory } from '../../../machines/engine/index.ts';

interface CarriedOn {
  readonly name: string;
  readonly routes: Readonly<Record<string, string>>;
  /** For a step that has no address of its own. */
  readonly otherwise: string;
}

/** Journeys that residents are reminded of when they left one in the middle. */
const carriedOn: Readonly<Record<string, CarriedOn>> = {
  repair: { name: repair.name, routes: repairRoutes, otherwise: repairRoutes.property },
  enquiry: { name: enquiry.name, routes: enquiryRoutes, otherwise: enquiryRoutes.consent },
  complaint: { name: complaint.name, routes: complaintRoutes, otherwise: complaintRoutes.subject },
  case: { name: serviceRequest.name, routes: caseRoutes, otherwise: caseRoutes.questionnaire },
};

/** Something that was begun in this tab: what, and where it goes on. */
export interface ResumableJourney {
  readonly journey: string;
  readonly name: string;
  readonly href: string;
  /** The saved repair that it carries on, if there is one. */
  readonly draftId: string | null;
}

/** Whether anything is entered in what a question keeps. */
function isEntered(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  return typeof value === 'object' ? Object.values(value).some(isEntered) : true;
}

/** What begun journeys know that matters here. */
interface BegunFacts {
  readonly homes?: readonly unknown[];
  readonly draft?: { readonly id: string } | null;
}

/** Whether the resident answered anything. Where they have one home, the journey answers for them which one it is. */
function hasOwnAnswers({ answers, drafts, facts }: Memory): boolean {
  const isOnlyHome = ((facts as BegunFacts).homes?.length ?? 0) === 1;
  return Object.entries({ ...answers, ...drafts }).some(
    ([question, value]) => isEntered(value) && !(isOnlyHome && question === 'property'),
  );
}

/** What can be carried on of what is kept. A journey that was opened and not answered was not begun. */
export const resumableJourneys = (kept: readonly Memory[]): readonly ResumableJourney[] =>
  kept.flatMap((memory) => {
    const { journey, at, facts } = memory;
    const entry = Object.hasOwn(carriedOn, journey) ? carriedOn[journey] : undefined;
    if (!entry || at === null || !hasOwnAnswers(memory)) return [];
    const { name, routes, otherwise } = entry;
    const href = Object.hasOwn(routes, at) ? (routes[at] ?? otherwise) : otherwise;
    return [{ journey, name, href, draftId: (facts as BegunFacts).draft?.id ?? null }];
  });
