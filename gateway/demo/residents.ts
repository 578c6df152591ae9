import { demoId } from './ids.ts';

/** Somebody to sign in as, and what can be seen and tried as them. */
export interface DemonstrationResident {
  readonly email: string;
  readonly password: string;
  readonly customerId: string;
  readonly name: string;
  readonly shows: readonly string[];
  /** What to do first to see it. */
  readonly tryThis: string;
}

/** One password for all of them: there is nothing to protect. */
const password = 'harbourline-demo';

type KeyOf<Name extends string> = Name extends `${infer Given} ${infer Surname}`
  ? Lowercase<`${Given}.${Surname}`>
  : never;

const resident = <const Name extends string>(
  name: Name,
  shows: readonly string[],
  tryThis: string,
): DemonstrationResident & { readonly key: KeyOf<Name> } => {
  const key = name.toLowerCase().replace(' ', '.') as KeyOf<Name>;
  return {
    key,
    email: `${key}@example.com`,
    password,
    customerId: demoId(`customer ${key}`),
    name,
    shows,
    tryThis,
  };
};

export const residents = [
  resident(
    'Amara Okafor',
    [
      'one home, no open repairs',
      'the whole way from report to appointment',
      'rent in arrears, a payment that is not posted yet',
      'two unread messages, one about a statement',
      'safety checks in order',
    ],
    'Report “Leaking tap” and choose an appointment.',
  ),
  resident(
    'Ben Hughes',
    [
      'open repairs that a new one could repeat',
      'a saved draft',
      'a repair waiting for an appointment',
      'overdue safety checks, warned of in the messages, too',
      'rent in credit',
    ],
    'Report “Leaking tap” in the kitchen again, or finish the saved draft.',
  ),
  resident(
    'Chloe Martin',
    [
      'a flat, a garage and a storeroom, each with an account',
      'a tenancy that has ended',
      'service requests and complaints of every status',
      'messages of three homes',
      'a check due today, and one that was not passed',
    ],
    'Report a repair and choose an address.',
  ),
  resident(
    'David Lee',
    [
      'leaseholder in a building of nine storeys, with its papers',
      'service charge, ground rent, and major works above £5,000',
      'lift and roof repairs',
      'repairs that owners see to themselves',
    ],
    'Report “Lift button or light” for My Block, or “Fence panel” for My Property.',
  ),
  resident(
    'Ewa Nowak',
    [
      'freeholder with an estate charge, and ground rent that is coded as a deposit',
      'no unread messages, and no safety checks',
    ],
    'Report “Playground equipment” for My Estate: the contractor’s diary does not answer.',
  ),
  resident(
    'Farid Rahman',
    [
      'customer of a merged landlord in Westport, where repairs can be switched off',
      'rent in arrears, and an unread message about rent',
    ],
    'Set mypeabodycatalystworkorders to false and sign in again.',
  ),
  resident(
    'Grace Wilson',
    [
      'customer of a merged landlord with three homes, one of them shared ownership',
      'repairs that a person looks at first',
      'service requests of every status',
      'papers of a high building, an old and a new boiler at Tide House',
      'changed contact details are passed on',
    ],
    'Report “Communal lighting” for My Block at Tide House.',
  ),
  resident(
    'Harry Jones',
    [
      'new home in its defects period',
      'the vandalism question for My Block',
      'a deposit, which cannot be paid',
    ],
    'Report “Broken bin store door” for My Block.',
  ),
  resident(
    'Iris Patel',
    ['office: repairs are not reported online, and not shown on the dashboard', 'rent to pay'],
    'Report a repair for My Property.',
  ),
  resident(
    'Jack Brown',
    ['nothing yet: no repairs, messages, requests, transactions or phone number'],
    'Look at the dashboard.',
  ),
  resident(
    'Kelly Adams',
    [
      'a long history: 130 repairs, 150 messages and more than 1000 requests',
      'more than 2000 transactions',
      'a safety check that is to come',
    ],
    'Search and page the history.',
  ),
  resident(
    'Liam Murphy',
    [
      'home run by a managing agent, with papers of its high building',
      'heating shared with the building',
      'a request that no team takes',
      'a date of birth that cannot be',
    ],
    'Report “Heating or hot water repair”.',
  ),
  resident(
    'Mona Ali',
    ['a home where we do not work, and one about which we want to talk first', 'rent above £5,000'],
    'Report a repair for each address.',
  ),
  resident(
    'Noor Khan',
    [
      'heating records that do not match',
      'a contractor on hold, and one that has stopped working',
      'a fixed term tenancy charge',
      'a boiler that was taken out',
    ],
    'Report “Faulty socket” for My Property, or “Car park barrier” for My Estate.',
  ),
  resident(
    'Olga Petrov',
    [
      'repairs in every state',
      'appointments that can and cannot be moved or cancelled',
      'overdue safety checks, a long list of what needs doing',
    ],
    'Open each repair of the history and try to move or cancel it.',
  ),
  resident(
    'Priya Shah',
    [
      'damp and mould with the dates that the law sets: on time, due soon, overdue, done, an emergency',
      'rent in credit',
    ],
    'Open each repair of the history.',
  ),
  resident(
    'Quinn Foster',
    ['tenancy AGENCY: no repairs on the dashboard', 'rent to pay'],
    'Look at the dashboard.',
  ),
  resident(
    'Rosa Diaz',
    ['tenancy COM1: no repairs on the dashboard', 'rent to pay'],
    'Look at the dashboard.',
  ),
  resident(
    'Sam Wright',
    ['tenancy HMBY2010: no repairs on the dashboard', 'rent to pay'],
    'Look at the dashboard.',
  ),
  resident(
    'Tara Singh',
    ['tenancy USENOCCU: no repairs on the dashboard', 'rent to pay'],
    'Look at the dashboard.',
  ),
  resident(
    'Umar Aziz',
    ['repairs that move on while you watch', 'photos, a video and a paper', 'an emergency out of hours'],
    'Open “Leaking tap” and look again a minute later.',
  ),
] as const satisfies readonly DemonstrationResident[];
