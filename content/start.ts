import { words } from './own-words/words.ts';

/** Words of the start page, where visitors arrive. */
export const start = /* @__PURE__ */ words('start.start', {
  title: 'Look after your home online',
  text: 'Report a repair, pay your rent and see what is happening, at any time and on any phone.',
  signIn: 'Sign in',
  register: 'Register',
  first: 'New here? Register with the email address we have for you.',
  danger: 'Is there danger now?',
  dangerText: 'Call {phone}, day or night. You do not need to sign in.',
  dangerGas: 'If you smell gas, call 0800 111 999. If someone may be hurt, or there is a fire, call 999.',
  abilities: 'What you can do here',
  repair: { title: 'Report a repair', text: 'It takes a few minutes. You can add photos.' },
  visit: {
    title: 'Book or move an appointment',
    text: 'You keep the old one until the new one is booked.',
  },
  money: { title: 'See your balance and pay', text: 'Transactions and statements are here too.' },
  messages: { title: 'Read your messages', text: 'We email you when there is a new one.' },
  safety: { title: 'Check safety dates', text: 'See when gas and electrical checks are due.' },
  ask: { title: 'Ask, complain or get help', text: 'Keys, neighbours, money worries and complaints.' },
  talk: 'If you would rather talk to us',
  phone: 'Phone',
  textphone: 'By text relay, dial 18001 first',
} as const);
