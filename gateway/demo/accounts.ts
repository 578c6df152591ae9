import type { AccountType } from '../../contract/account-rules.ts';
import type { Pence } from '../../contract/money.ts';
import type { residents } from './residents.ts';

type Key = (typeof residents)[number]['key'];

/** What is charged and paid on an account of the demonstration, and where that leads. */
export interface AccountPlan {
  readonly who: Key;
  /** The home whose tenancy it belongs to. */
  readonly premises: string;
  readonly type: AccountType;
  /** What the balance is today. */
  readonly balance: Pence;
  readonly charge?: { readonly text: string; readonly amount: Pence; readonly every: 'week' | number };
  readonly payment?: { readonly text: string; readonly amount: Pence };
  /** Every so many payments one does not come; they all do unless told. */
  readonly misses?: number;
  /** How far back it goes; two years unless told. */
  readonly years?: number;
  /** A payment of today that is not posted yet. */
  readonly unposted?: Pence;
  /** Nothing ever happened on it. */
  readonly isEmpty?: true;
}

const directDebit = 'Direct Debit payment';
const card = 'Card payment online';
const benefit = 'Universal Credit payment';

const rent = (amount: Pence, text = 'Rent charge') => ({ text, amount, every: 1 }) as const;

/** The accounts, one plan each. `every` of a charge is a number of months. */
export const accountPlans: readonly AccountPlan[] = [
  {
    who: 'amara.okafor',
    premises: 'Flat 6, Mill Court',
    type: 'REN',
    balance: 245_60,
    charge: rent(612_40),
    payment: { text: card, amount: 612_40 },
    misses: 9,
    unposted: 50_00,
  },
  {
    who: 'ben.hughes',
    premises: '14 Orchard Lane',
    type: 'REN',
    balance: -120_00,
    charge: { text: 'Rent charge', amount: 118_75, every: 'week' },
    payment: { text: directDebit, amount: 118_75 },
  },
  {
    who: 'chloe.martin',
    premises: 'Flat 8, Mill Court',
    type: 'REN',
    balance: 0,
    charge: rent(598_20),
    payment: { text: directDebit, amount: 598_20 },
  },
  {
    who: 'chloe.martin',
    premises: 'Flat 8, Mill Court',
    type: 'HOM',
    balance: 310_00,
    payment: { text: card, amount: 10_00 },
  },
  {
    who: 'chloe.martin',
    premises: 'Garage 7, Mill Road',
    type: 'REN',
    balance: 50,
    charge: rent(62_50, 'Garage rent'),
    payment: { text: directDebit, amount: 62_50 },
  },
  {
    who: 'chloe.martin',
    premises: 'Storeroom 3, Mill Court',
    type: 'REN',
    balance: -15_25,
    charge: rent(21_00, 'Storeroom rent'),
    payment: { text: directDebit, amount: 21_00 },
  },
  {
    who: 'david.lee',
    premises: 'Flat 31, Beacon House',
    type: 'REN',
    balance: 1_480_00,
    charge: rent(246_67, 'Service charge'),
    payment: { text: card, amount: 246_67 },
    misses: 4,
  },
  {
    who: 'david.lee',
    premises: 'Flat 31, Beacon House',
    type: 'MJW',
    balance: 7_250_00,
    charge: { text: 'Roof and lift renewal, stage invoice', amount: 1_450_00, every: 6 },
    payment: { text: card, amount: 500_00 },
    misses: 2,
  },
  {
    who: 'david.lee',
    premises: 'Flat 31, Beacon House',
    type: 'GRD',
    balance: 125_00,
    charge: { text: 'Ground rent, half year', amount: 125_00, every: 6 },
    payment: { text: card, amount: 125_00 },
  },
  {
    who: 'ewa.nowak',
    premises: '3 Harbour View',
    type: 'REN',
    balance: 86_30,
    charge: { text: 'Estate charge', amount: 86_30, every: 3 },
    payment: { text: card, amount: 86_30 },
  },
  {
    who: 'ewa.nowak',
    premises: '3 Harbour View',
    type: 'DEP',
    balance: 50_00,
    charge: { text: 'Ground rent', amount: 50_00, every: 12 },
    payment: { text: card, amount: 50_00 },
  },
  {
    who: 'farid.rahman',
    premises: '9 Wharf Road',
    type: 'REN',
    balance: 642_18,
    charge: rent(571_09),
    payment: { text: benefit, amount: 571_09 },
    misses: 6,
  },
  {
    who: 'grace.wilson',
    premises: 'Flat 2, Tide House',
    type: 'REN',
    balance: 310_55,
    charge: rent(584_00),
    payment: { text: benefit, amount: 584_00 },
    misses: 8,
  },
  {
    who: 'grace.wilson',
    premises: 'Flat 5, Sail House',
    type: 'REN',
    balance: -42_00,
    charge: rent(902_00),
    payment: { text: directDebit, amount: 902_00 },
  },
  {
    who: 'grace.wilson',
    premises: 'Flat 9, Compass House',
    type: 'REN',
    balance: 418_90,
    charge: rent(418_90, 'Rent and service charge'),
    payment: { text: directDebit, amount: 418_90 },
  },
  {
    who: 'harry.jones',
    premises: 'Flat 4, Compass House',
    type: 'REN',
    balance: 0,
    charge: rent(655_10),
    payment: { text: directDebit, amount: 655_10 },
  },
  {
    who: 'harry.jones',
    premises: 'Flat 4, Compass House',
    type: 'DEP',
    balance: -650_00,
  },
  {
    who: 'iris.patel',
    premises: 'Unit 1, Wharf Road',
    type: 'REN',
    balance: 1_200_00,
    charge: rent(1_200_00, 'Office rent'),
    payment: { text: directDebit, amount: 1_200_00 },
  },
  { who: 'jack.brown', premises: 'Flat 11, Mill Court', type: 'REN', balance: 0, isEmpty: true },
  {
    who: 'kelly.adams',
    premises: '40 Weir Street',
    type: 'REN',
    balance: 96_40,
    charge: { text: 'Rent charge', amount: 96_40, every: 'week' },
    payment: { text: benefit, amount: 96_40 },
    misses: 40,
    years: 25,
  },
  {
    who: 'liam.murphy',
    premises: 'Flat 12, Sail House',
    type: 'REN',
    balance: 895_00,
    charge: rent(895_00),
    payment: { text: directDebit, amount: 895_00 },
    misses: 12,
  },
  {
    who: 'mona.ali',
    premises: '17 Far Meadow',
    type: 'REN',
    balance: 5_400_00,
    charge: rent(720_00),
    payment: { text: card, amount: 720_00 },
    misses: 3,
  },
  {
    who: 'mona.ali',
    premises: '2 Slipway',
    type: 'REN',
    balance: 33_33,
    charge: rent(533_33),
    payment: { text: directDebit, amount: 533_33 },
  },
  {
    who: 'noor.khan',
    premises: '22 Weir Street',
    type: 'REN',
    balance: 205_00,
    charge: rent(605_00),
    payment: { text: card, amount: 605_00 },
  },
  {
    who: 'noor.khan',
    premises: '22 Weir Street',
    type: 'FD5',
    balance: 180_00,
    charge: { text: 'Fixed term tenancy charge', amount: 45_00, every: 3 },
    payment: { text: card, amount: 45_00 },
    misses: 3,
  },
  {
    who: 'olga.petrov',
    premises: '14 Orchard Lane',
    type: 'REN',
    balance: 59_99,
    charge: rent(514_60),
    payment: { text: directDebit, amount: 514_60 },
  },
  {
    who: 'priya.shah',
    premises: '12 Orchard Lane',
    type: 'REN',
    balance: -8_75,
    charge: rent(560_25),
    payment: { text: directDebit, amount: 560_25 },
  },
  {
    who: 'quinn.foster',
    premises: '31 Weir Street',
    type: 'REN',
    balance: 150_00,
    charge: rent(750_00),
    payment: { text: directDebit, amount: 750_00 },
  },
  {
    who: 'rosa.diaz',
    premises: 'Unit 2, Wharf Road',
    type: 'REN',
    balance: 980_00,
    charge: rent(980_00, 'Shop rent'),
    payment: { text: directDebit, amount: 980_00 },
  },
  {
    who: 'sam.wright',
    premises: '33 Weir Street',
    type: 'REN',
    balance: 72_00,
    charge: rent(372_00, 'Rent and service charge'),
    payment: { text: directDebit, amount: 372_00 },
  },
  {
    who: 'tara.singh',
    premises: '35 Weir Street',
    type: 'REN',
    balance: 140_00,
    charge: rent(140_00, 'Use and occupation charge'),
    payment: { text: card, amount: 140_00 },
  },
  {
    who: 'umar.aziz',
    premises: '7 Canal Street',
    type: 'REN',
    balance: 1,
    charge: rent(610_00),
    payment: { text: directDebit, amount: 610_00 },
  },
];
