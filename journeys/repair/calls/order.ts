import type { reporterRelationshipIds } from '../../../contract/order-values.ts';
import type { WorksOrderChange } from '../../../contract/works-order-change.ts';
import {
  asksAccess,
  asksIsolating,
  asksVandalism,
  asksVulnerable,
  assetOf,
  homeOf,
  isEmergency,
  isPotentialDuplicate,
  type RepairSituation,
  reasonOf,
} from '../situation.ts';

const yes = (answer: 'yes' | 'no' | undefined): boolean | null =>
  answer === undefined ? null : answer === 'yes';

/** Priority code of the order as far as the answers tell. */
export const priorityOf = (situation: RepairSituation): 'EME' | 'NA' | 'DM' => {
  if (isEmergency(situation)) return 'EME';
  return reasonOf(situation)?.priority === 'Damp and Mould' ? 'DM' : 'NA';
};

/** Who to contact: a saved number stands for the resident, another one for whoever is named. */
function contactOf({ answers, facts }: RepairSituation) {
  if (answers.number === undefined) return undefined;
  if (answers.number !== 'another') {
    return {
      number: answers.number,
      givenName: facts.resident?.givenName ?? '',
      surname: facts.resident?.surname ?? '',
      relation: 'Customer' as const,
    };
  }
  const [givenName = '', ...rest] = (answers.name ?? '').trim().split(/\s+/);
  return {
    number: answers.phone ?? '',
    givenName,
    surname: rest.join(' '),
    relation: answers.relation ?? ('Other' as keyof Pick<typeof reporterRelationshipIds, 'Other'>),
  };
}

/** The order as the answers on the way have it; answers that are not on the way are taken back. */
export function orderFrom(situation: RepairSituation): WorksOrderChange {
  const { answers, facts } = situation;
  const contact = contactOf(situation);
  const home = homeOf(situation);
  const asset = assetOf(situation);
  const location = facts.locations.find((option) => option.value === answers.location);
  const isVandalismAsked = asksVandalism(situation);
  const isVulnerableAsked = asksVulnerable(situation);
  const crimeReference = answers.crimeReference?.trim() ?? '';
  return {
    identifiers: {
      ...(asset && home ? { asset: { assetIdentifier: asset.id, premisesIdentifier: home.premisesId } } : {}),
      crimeReferenceNumber:
        isVandalismAsked && answers.vandalism === 'yes' && crimeReference !== '' ? crimeReference : null,
    },
    statuses: {
      isSupplementary: facts.reason.followUp === null ? null : yes(answers.followUp),
      isVandalism: isVandalismAsked ? yes(answers.vandalism) : null,
      isCovidSelfIsolated: asksIsolating(situation) ? yes(answers.isolating) : null,
      isEmergency: asksAccess(situation) && answers.access === undefined ? false : isEmergency(situation),
      isPotentialDuplicate: isPotentialDuplicate(situation),
      isCatalyst: facts.resident?.isMergedLandlord === true,
    },
    job: {
      ...(location ? { location: { locationId: location.value, location: location.label ?? '' } } : {}),
      sorCode: facts.reason.sorCode,
      repairReasonIdentifier: reasonOf(situation)?.id ?? null,
      priority: priorityOf(situation),
      additionalInformation: answers.details?.trim() ?? '',
    },
    customer: {
      vulnerability: {
        isVulnerable: isVulnerableAsked ? yes(answers.vulnerable) : null,
        VulnerableResponseText:
          isVulnerableAsked && answers.vulnerable === 'yes' ? (answers.vulnerability?.trim() ?? '') : '',
      },
    },
    reporter: {
      name: { givenName: contact?.givenName ?? '', surname: contact?.surname ?? '' },
      telecomsAddresses: contact ? [{ type: 'contact', number: contact.number }] : [],
      reporterToBeContacted: `${contact?.givenName ?? ''}${contact?.surname ?? ''}` !== '',
      relationship: contact?.relation ?? null,
    },
    eligibilityOutcomes: facts.reason.codes.map((code) => ({ code })),
  };
}

/** The part of an order that is worth saving while the step in hand is unfinished: what is wrong stays behind. */
export function savable(
  situation: RepairSituation,
  isValid: (question: keyof RepairSituation['answers']) => boolean,
) {
  const answers = Object.fromEntries(
    Object.entries(situation.answers).filter(([question]) =>
      isValid(question as keyof RepairSituation['answers']),
    ),
  ) as RepairSituation['answers'];
  return orderFrom({ ...situation, answers });
}
