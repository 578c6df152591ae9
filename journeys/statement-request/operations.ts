import { sendCustomerCommunication } from '../../contract/communications.ts';
import { getCustomer } from '../../contract/customers.ts';
import { dayOf } from '../../contract/dates.ts';
import { dayOfText } from '../../contract/typed-days.ts';
import { questions } from './questions.ts';
import { operation, type StatementRequestFacts } from './vocabulary.ts';

const define = operation(questions);

/** Milliseconds for which it is said that the request was sent. */
const reading = 5000;

/** Milliseconds for which it is said that it was not. */
const failing = 4000;

const dayIn = (text: string | undefined): string => {
  const day = dayOfText(text ?? '');
  if (day === null) throw new Error('no day was typed');
  return day;
};

export const operations = {
  loadResident: define({
    dependsOn: [],
    async run({ facts }, { services, signal, now }) {
      const { gateway, customerId } = services;
      const { person, addresses } = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      const { title, givenName, surname } = person.name;
      return {
        // The days between which dates can be chosen are known together.
        tenancyStart: facts.tenancyStart,
        today: dayOf(now()),
        name: [title, givenName, surname].filter((part) => part !== '').join(' '),
        email: addresses.digitalAddresses.find(({ type }) => type === 'email')?.address ?? '',
      } satisfies Partial<StatementRequestFacts>;
    },
    outcomes: {
      'the provider holds no address of theirs': {
        when: ({ email }) => email === '',
        facts: (known) => known,
        goTo: 'next',
      },
      'the resident is known': { facts: (known) => known, goTo: 'next' },
    },
    faults: { otherwise: { errorPage: 'failed', notice: 'Customer_Error' } },
  }),

  sendRequest: define({
    dependsOn: [],
    async run({ answers, facts }, { services, signal, key }) {
      const { recipient, email = '', period } = answers;
      const sender = facts.email === '' ? [] : [{ type: 'email', address: facts.email }];
      await services.gateway.call(
        sendCustomerCommunication,
        {
          params: { customerId: services.customerId },
          body: {
            sender: { digitalAddresses: sender },
            communicationTemplateIdentifier: 'STATEMENT_REQUEST_EMAIL',
            communicationType: 'Email',
            content: [
              { identifier: 'payment_ref', value: facts.payref },
              { identifier: 'customer_name', value: facts.name },
              { identifier: 'statement_startdate', value: dayIn(period?.from) },
              { identifier: 'statement_enddate', value: dayIn(period?.to) },
              { identifier: 'customer_email', value: recipient === 'own' ? facts.email : email.trim() },
            ],
          },
        },
        { signal, idempotencyKey: key },
      );
      return null;
    },
    outcomes: { 'it is on its way': { goTo: 'next' } },
    faults: {
      signedOut: { end: 'signedOut' },
      limited: { stay: 'Too_Many_Tries', durationMs: failing },
      otherwise: { stay: 'Generic_Error_API', durationMs: failing },
    },
  }),

  letRead: define({
    dependsOn: [],
    async run(_situation, { wait }) {
      await wait(reading);
      return null;
    },
    outcomes: { 'it was said that it is sent': { goTo: { end: 'sent' } } },
    faults: { otherwise: { end: 'sent' } },
  }),
};
