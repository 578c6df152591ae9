import {
  assetNames,
  crimeReferenceName,
  detailsName,
  vulnerabilityName,
} from '../../content/repair-beginning.ts';
import type { RepairReason } from '../../contract/reference.ts';
import {
  additionalDetailsLimit,
  crimeReferenceLength,
  crimeReferenceProblem,
  forbiddenDetailsCharacters,
  forbiddenVulnerabilityCharacters,
  unsafePart,
  vulnerabilityTextLimit,
} from '../../contract/repair-rules.ts';
import { counted } from '../questions/counted.ts';
import { cards, radios } from '../questions/radios.ts';
import { repairFiles } from '../questions/repair-files.ts';
import { select } from '../questions/select.ts';
import { suggestion } from '../questions/suggestion.ts';
import { tableChoice } from '../questions/tableChoice.ts';
import { text } from '../questions/text.ts';
import { contactQuestions } from '../shared/contact/questions.ts';
import type { RepairFacts } from './vocabulary.ts';

const yesOrNo = ['yes', 'no'] as const;

/** Complaints about free text: characters that are not allowed, then words that could be program text. */
const unsafeText = (field: string, forbidden: (text: string) => readonly string[]) => (entered: string) => {
  const characters = forbidden(entered);
  if (characters.length > 0) {
    return [{ notice: 'invalid_characters' as const, values: { field, found: characters.join(' ') } }];
  }
  const word = unsafePart(entered);
  return word === undefined ? [] : [{ notice: 'Unsafe_Text' as const, values: { field, found: word } }];
};

export const questions = {
  address: radios({
    options: (facts: RepairFacts) =>
      facts.homes.map((home) => ({ value: home.premisesId, label: home.address })),
    missing: 'Repair_Address_Missing',
  }),

  asset: cards({
    options: (facts: RepairFacts) =>
      facts.assets.map((asset) => ({ value: asset.id, label: assetNames[asset.type], hint: asset.address })),
    missing: 'Repair_Asset_Missing',
  }),

  location: select({ options: (facts: RepairFacts) => facts.locations, missing: 'SSR051' }),
  reason: suggestion<RepairReason>()({ missing: 'SSR052', noMatch: 'Repair_Reason_NoMatch_Message' }),

  followUp: radios({ options: yesOrNo, missing: 'SSR053' }),

  access: radios({ options: ['yes', 'next', 'no'], missing: 'SSR054' }),

  duplicate: tableChoice({
    columns: ['raised', 'description', 'priority', 'status'],
    rows: (facts: RepairFacts) =>
      facts.duplicates.map((repair) => ({
        value: repair.id,
        cells: [repair.raised, repair.description, repair.priority, repair.status],
      })),
    extra: 'none',
    missing: 'Duplicate_Repair_SSR055',
  }),

  details: counted({
    limit: additionalDetailsLimit,
    missing: 'SSR008a',
    check: unsafeText(detailsName, forbiddenDetailsCharacters),
  }),

  files: repairFiles((facts: RepairFacts) => facts.toggles.imageTypes),

  vandalism: radios({ options: yesOrNo, missing: 'SSR053', initial: 'no' }),
  crimeReference: text({
    check: (entered) => {
      const problem = crimeReferenceProblem(entered);
      const values = {
        field: crimeReferenceName,
        min: crimeReferenceLength.least,
        max: crimeReferenceLength.most,
      };
      return problem ? [{ notice: problem, values }] : [];
    },
  }),

  vulnerable: radios({ options: yesOrNo, missing: 'SSR053' }),
  vulnerability: counted({
    limit: vulnerabilityTextLimit,
    missing: 'SSR056',
    tooLong: 'maximum_length',
    field: vulnerabilityName,
    check: unsafeText(vulnerabilityName, forbiddenVulnerabilityCharacters),
  }),

  isolating: radios({ options: yesOrNo, missing: 'SSR012' }),

  ...contactQuestions({ number: 'SSR014', name: 'SSR058' }),
};

export type RepairQuestions = typeof questions;
