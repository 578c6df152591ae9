import type { CommunicationCategory } from '../../contract/communications.ts';
import type { residents } from './residents.ts';

/** A message of the demonstration. Days and hours count back from the day on which the data is made. */
export interface DemonstrationMessage {
  readonly who: (typeof residents)[number]['key'];
  readonly daysAgo: number;
  readonly category: CommunicationCategory;
  readonly subject: string;
  readonly body: string;
  readonly from: Sender;
  /** The home that it is about; about none in particular without it. */
  readonly home?: string;
  readonly isRead: boolean;
  /** A statement of the account of this home is ready. */
  readonly isStatement?: true;
}

export interface Sender {
  readonly title: string;
  readonly givenName: string;
  readonly surname: string;
}

const provider: Sender = { title: '', givenName: 'Harbourline', surname: 'Homes' };
const gasTeam: Sender = { title: 'Mr', givenName: 'Tom', surname: 'Ansell' };
const electricalTeam: Sender = { title: 'Ms', givenName: 'Leila', surname: 'Haddad' };
const incomeTeam: Sender = { title: 'Mrs', givenName: 'Helen', surname: 'Ward' };
const buildingTeam: Sender = { title: 'Mr', givenName: 'Owen', surname: 'Price' };

type Who = DemonstrationMessage['who'];
type More = Pick<DemonstrationMessage, 'home' | 'isStatement'>;
type State = 'read' | 'unread';

const message =
  (category: CommunicationCategory, from: Sender, subject: string, body: string, extra: More = {}) =>
  (who: Who, daysAgo: number, state: State, more: More = {}): DemonstrationMessage => ({
    who,
    daysAgo,
    category,
    from,
    subject,
    body,
    isRead: state === 'read',
    ...extra,
    ...more,
  });

const welcome = message(
  'General',
  provider,
  'Welcome to your account',
  `Welcome.

Here you can report a repair, see what you pay and change your contact details.
If you need help, please call us.`,
);
const gasOverdue = message(
  'Annual Domestic Gas Servicing',
  gasTeam,
  'Your gas safety check is overdue',
  `We must check your gas boiler every year to keep you safe.
We came, but nobody could let us in.

Please call us today to choose a new day. The check takes about an hour and costs you nothing.`,
);
const gasDue = message(
  'Annual Domestic Gas Servicing',
  gasTeam,
  'Your gas safety check is due soon',
  `Your yearly gas safety check is due soon.
Our engineer will call you to agree a day.`,
);
const electricsDue = message(
  'Five Year Electrical Check',
  electricalTeam,
  'We need to check the electrics in your home',
  `We check the wiring, sockets and switches in your home every five years.
Please call us to choose a day. The power will be off for up to two hours.`,
);
const statement = message(
  'Statement Available',
  incomeTeam,
  'Your new statement is ready',
  `Your statement for last month is ready.
You can look at it online and keep it as a PDF.`,
  { isStatement: true },
);
const rent = message(
  'Rent and Service Charges',
  incomeTeam,
  'What you pay from April',
  `Your rent and service charges change on the first Monday in April.
We sent you a letter that says how much you pay & why.

If you are worried about paying, talk to us early: we can help.`,
);
const repair = message(
  'Repairs',
  provider,
  'How did your repair go?',
  `We finished a repair at your home.
Please tell us how it went, and whether everything works.`,
);
const buildingSafety = message(
  'Building Safety',
  buildingTeam,
  'The fire doors in your building were checked',
  `We checked every fire door in your building.
Two were mended on the same day. All of them close as they should.

The new fire risk assessment is on your home page.`,
);
const lifts = message(
  'Building Safety',
  buildingTeam,
  'The lift is checked next week',
  `The lift in your building is checked next Tuesday from 9am to midday.
Please use the stairs while it is off. Call us if you cannot.`,
);
const open = message(
  'General',
  provider,
  'Our line is closed on Monday',
  `Monday is a bank holiday, so our line is closed.
In an emergency call us all the same: somebody answers.`,
);

const single: readonly DemonstrationMessage[] = [
  gasDue('amara.okafor', 2, 'unread', { home: 'Flat 6, Mill Court' }),
  statement('amara.okafor', 5, 'unread', { home: 'Flat 6, Mill Court' }),
  repair('amara.okafor', 40, 'read', { home: 'Flat 6, Mill Court' }),
  rent('amara.okafor', 260, 'read'),
  welcome('amara.okafor', 700, 'read'),

  gasOverdue('ben.hughes', 6, 'unread', { home: '14 Orchard Lane' }),
  electricsDue('ben.hughes', 9, 'unread', { home: '14 Orchard Lane' }),
  statement('ben.hughes', 12, 'read', { home: '14 Orchard Lane' }),
  open('ben.hughes', 90, 'read'),

  electricsDue('chloe.martin', 3, 'unread', { home: 'Flat 8, Mill Court' }),
  gasDue('chloe.martin', 30, 'read', { home: 'Flat 8, Mill Court' }),
  rent('chloe.martin', 200, 'read', { home: 'Garage 7, Mill Road' }),
  rent('chloe.martin', 201, 'unread', { home: 'Storeroom 3, Mill Court' }),
  repair('chloe.martin', 400, 'read', { home: '5 Lock Cottages' }),
  open('chloe.martin', 410, 'read'),

  buildingSafety('david.lee', 4, 'unread', { home: 'Flat 31, Beacon House' }),
  lifts('david.lee', 50, 'read', { home: 'Flat 31, Beacon House' }),
  statement('david.lee', 21, 'read', { home: 'Flat 31, Beacon House' }),
  rent('ewa.nowak', 33, 'read', { home: '3 Harbour View' }),
  rent('farid.rahman', 25, 'unread', { home: '9 Wharf Road' }),
  buildingSafety('grace.wilson', 8, 'unread', { home: 'Flat 2, Tide House' }),
  gasDue('grace.wilson', 9, 'read', { home: 'Flat 5, Sail House' }),
  welcome('harry.jones', 200, 'read'),
  open('liam.murphy', 11, 'unread'),
  gasOverdue('noor.khan', 120, 'read', { home: '22 Weir Street' }),
  repair('olga.petrov', 14, 'unread', { home: '14 Orchard Lane' }),
  repair('priya.shah', 6, 'read', { home: '12 Orchard Lane' }),
  repair('umar.aziz', 3, 'unread', { home: '7 Canal Street' }),
];

const recurring = [repair, statement, rent, gasDue, open] as const;

/** So many that there are several pages of a hundred, some of them older than the two years that are shown at first. */
const many: readonly DemonstrationMessage[] = Array.from({ length: 150 }, (_, index) => {
  const make = recurring[index % recurring.length] ?? open;
  const home = make === open ? {} : { home: '40 Weir Street' };
  return make('kelly.adams', 1 + index * 5, index < 4 ? 'unread' : 'read', home);
});

/** Messages to the residents of the demonstration. Jack Brown has none. */
export const messages: readonly DemonstrationMessage[] = [...single, ...many];
