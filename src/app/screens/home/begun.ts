import { serviceRequest } from '../../../../content/case.ts';
import { enquiry } from '../../../../content/enquiry.ts';
import { repair } from '../../../../content/repair.ts';
import { routes as caseRoutes } from '../../../../journeys/case/routes.ts';
import { routes as enquiryRoutes } from '../../../../journeys/enquiry/routes.ts';
import { routes as repairRoutes } from '../../../../journeys/repair/routes.ts';
import type { Memory } from '../../../../machines/memory.ts';

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
  case: { name: serviceRequest.name, routes: caseRoutes, otherwise: caseRoutes.questionnaire },
};

/** Something that was begun in this tab: what, and where it goes on. */
export interface Begun {
  readonly journey: string;
  readonly name: string;
  readonly href: string;
}

/** What can be carried on of what is kept. */
export const begunIn = (kept: readonly Memory[]): readonly Begun[] =>
  kept.flatMap(({ journey, at }) => {
    const entry = Object.hasOwn(carriedOn, journey) ? carriedOn[journey] : undefined;
    if (!entry || at === null) return [];
    const { name, routes, otherwise } = entry;
    return [{ journey, name, href: Object.hasOwn(routes, at) ? (routes[at] ?? otherwise) : otherwise }];
  });
