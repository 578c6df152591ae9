import type { CaseAnswer, CaseStatus } from '../../contract/cases.ts';
import type { residents } from './residents.ts';

type Key = (typeof residents)[number]['key'];

/** A service request of the demonstration. */
export interface DemonstrationCase {
  readonly who: Key;
  /** Name of the home among the places. */
  readonly premises: string;
  readonly typeId: number;
  /** One for each question that is asked: the id of an option, or a text. */
  readonly answers: readonly CaseAnswer[];
  readonly status: CaseStatus;
  readonly daysAgo: number;
}

const chosenOptions = (questionId: string, responseId: string): CaseAnswer => ({ questionId, responseId });
const said = (questionId: string, responseText: string): CaseAnswer => ({ questionId, responseText });

const lostFob = [
  chosenOptions('need', 'lost-fob'),
  chosenOptions('how-many', 'one'),
  said('where', 'The main door.'),
];
const mattress = [
  chosenOptions('what', 'mattress'),
  chosenOptions('dangerous', 'no'),
  said('where', 'Behind the bin store.'),
];
const graffiti = [chosenOptions('offensive', 'no'), said('where', 'On the wall by the garages.')];
const visit = [chosenOptions('isolating', 'no'), said('reason', 'I would like to talk about moving.')];
const noise = [
  chosenOptions('danger', 'no'),
  chosenOptions('kind', 'music'),
  said('what-happened', 'Loud music from next door every night this week.\nIt stops at two in the morning.'),
];
const giveUpGarage = [chosenOptions('wish', 'give-up'), said('details', 'I no longer have a car.')];
const dog = [
  chosenOptions('animal', 'dog'),
  chosenOptions('outdoor-space', 'yes'),
  said('details', 'A small terrier, two years old.'),
];
const floor = [
  chosenOptions('work', 'floor'),
  said('describe', 'A wooden floor in the hall, laid by a joiner.'),
];

const one = (
  who: Key,
  premises: string,
  typeId: number,
  answers: readonly CaseAnswer[],
  status: CaseStatus,
  daysAgo: number,
): DemonstrationCase => ({ who, premises, typeId, answers, status, daysAgo });

const few: readonly DemonstrationCase[] = [
  one('amara.okafor', 'Flat 6, Mill Court', 103, mattress, 'Active', 2),
  one('ben.hughes', '14 Orchard Lane', 109, dog, 'Active', 6),
  one('ben.hughes', '14 Orchard Lane', 101, lostFob, 'Resolved', 90),
  one('chloe.martin', 'Flat 8, Mill Court', 111, noise, 'Active', 3),
  one('chloe.martin', 'Garage 7, Mill Road', 107, giveUpGarage, 'Active', 11),
  one('chloe.martin', 'Flat 8, Mill Court', 112, visit, 'Cancelled', 20),
  one('chloe.martin', 'Flat 8, Mill Court', 104, graffiti, 'Resolved', 41),
  one('chloe.martin', 'Storeroom 3, Mill Court', 101, lostFob, 'Resolved', 140),
  one('david.lee', 'Flat 31, Beacon House', 108, floor, 'Active', 15),
  one('farid.rahman', '9 Wharf Road', 103, mattress, 'Active', 5),
  one('grace.wilson', 'Flat 2, Tide House', 112, visit, 'Active', 4),
  one('grace.wilson', 'Flat 5, Sail House', 104, graffiti, 'Resolved', 33),
  one('grace.wilson', 'Flat 9, Compass House', 101, lostFob, 'Cancelled', 61),
];

const kinds = [
  [103, mattress],
  [104, graffiti],
  [111, noise],
  [112, visit],
  [101, lostFob],
] as const;

/** More than one answer of the list may hold. */
const manyOfKelly = Array.from({ length: 1050 }, (_, index): DemonstrationCase => {
  const [typeId, answers] = kinds[index % kinds.length] ?? kinds[0];
  const status = index < 4 ? 'Active' : index % 9 === 0 ? 'Cancelled' : 'Resolved';
  return one('kelly.adams', '40 Weir Street', typeId, answers, status, 1 + index * 4);
});

export const demonstrationCases: readonly DemonstrationCase[] = [...few, ...manyOfKelly];
