import { randomUUID } from 'node:crypto';
import { isOk, made, onAnswer, onCall, withHeaders, withJson, withQuery } from './change.ts';
import type { Answered, Fault } from './proxy.ts';

const isProblem = ({ status }: Answered): boolean => status >= 400;

/** The answer of a call that went well, changed. */
const answerChanged = (id: string, says: string, change: (json: never) => unknown): Fault =>
  onAnswer(
    says,
    (answered) => withJson(answered, change),
    (answered, { call }) => call?.id === id && isOk(answered),
  );

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Gateways that are wrong about the form of what they answer. */
export const faultsOfForms: readonly Fault[] = [
  onAnswer(
    'a refusal is no problem document',
    (answered) => withHeaders(answered, { 'content-type': 'application/json' }),
    (answered, { call }) => call !== undefined && isProblem(answered),
  ),
  onAnswer(
    'a wrong request names no field',
    (answered) => withJson(answered, (json: object) => ({ ...json, errors: undefined })),
    ({ status }, { call }) => status === 400 && call?.id === 'createComplaint',
  ),
  onAnswer(
    'an identifier that is none breaks the gateway',
    (answered) => ({ ...withJson(answered, (json: object) => ({ ...json, status: 500 })), status: 500 }),
    ({ status }, { call }) => status === 400 && call?.id === 'getComplaint',
  ),
  onCall('createWorksOrder', 'a new repair is answered with 200', async (asked, forward) => {
    const answered = await forward(asked);
    return answered.status === 201 ? { ...answered, status: 200 } : answered;
  }),
  answerChanged('getAccounts', 'amounts are text', (json: { accounts: { balance: object[] }[] }) => ({
    accounts: json.accounts.map((account) => ({
      ...account,
      balance: account.balance.map((one) => ({ ...one, 'monetary-amount': { value: '1.00' } })),
    })),
  })),
];

/** Gateways that are wrong about lists, days and amounts. */
export const faultsOfLists: readonly Fault[] = [
  onCall('searchWorksOrders', 'a page that is too large is cut', (asked, forward) =>
    forward(
      withQuery(asked, (query) => {
        if (Number(query.get('limit')) > 100) query.set('limit', '100');
      }),
    ),
  ),
  onCall('searchCases', 'pages overlap', (asked, forward) =>
    forward(
      withQuery(asked, (query) => {
        const skip = Number(query.get('skip') ?? 0);
        if (skip > 0) query.set('skip', String(skip - 1));
      }),
    ),
  ),
  answerChanged(
    'listCommunications',
    'the total is that of the page',
    (json: { communications: object[] }) => ({
      ...json,
      'total-count': json.communications.length,
    }),
  ),
  onCall('listComplaints', 'the order that is asked for does not matter', (asked, forward) =>
    forward(withQuery(asked, (query) => query.delete('order'))),
  ),
  onCall('getTransactions', 'the last day of a range does not belong to it', (asked, forward) =>
    forward(
      withQuery(asked, (query) => {
        const day = query.get('toDate');
        if (day !== null && !Number.isNaN(Date.parse(day))) query.set('toDate', dayBefore(day));
      }),
    ),
  ),
  onCall('listCommunications', 'a day that no calendar has is taken', (asked, forward) =>
    forward(
      withQuery(asked, (query) => {
        if (query.get('toDate') === '2026-02-30') query.delete('toDate');
      }),
    ),
  ),
  answerChanged(
    'getTransactions',
    'a balance is a penny off',
    (json: { transactions: { 'running-balance': { value: number } }[] }) => ({
      ...json,
      transactions: json.transactions.map((one, at) =>
        at === 1
          ? { ...one, 'running-balance': { value: Math.round(one['running-balance'].value * 100 + 1) / 100 } }
          : one,
      ),
    }),
  ),
];

/** Gateways that are wrong about appointments and files. */
export const faultsOfThings: readonly Fault[] = [
  answerChanged(
    'getAvailability',
    'every slot has room',
    (json: { availabilities: { slots: object[] }[] }) => ({
      ...json,
      availabilities: json.availabilities.map((kind) => ({
        ...kind,
        slots: kind.slots.map((slot) => ({ ...slot, capacity: 'Available' })),
      })),
    }),
  ),
  onCall('bookAppointment', 'a place that is taken is given once more', async (asked, forward) => {
    const answered = await forward(asked);
    if (answered.status !== 412) return answered;
    const body = JSON.parse(asked.body.toString());
    return made(201, {
      appointmentId: randomUUID(),
      isPreferences: false,
      appointmentFromDate: body.appointmentFromDate,
      appointmentToDate: body.appointmentToDate,
    });
  }),
  onCall('rescheduleAppointment', 'an appointment is moved in words alone', async (asked, forward) => {
    const isPast = asked.body.toString().includes('2020-01-06');
    return isPast || !asked.headers.get('cookie')
      ? forward(asked)
      : made(200, { appointmentId: randomUUID() });
  }),
  answerChanged(
    'getDocument',
    'a file comes back without its last bytes',
    (json: { media: { content: string } }) => ({
      ...json,
      media: { ...json.media, content: json.media.content.slice(0, -8) },
    }),
  ),
  onCall('uploadDocument', 'a sixth file is taken in words', async (asked, forward) => {
    const answered = await forward(asked);
    const isSixth = answered.status === 422 && answered.body.toString().includes('files');
    return isSixth ? made(201, { documentIdentifier: randomUUID() }) : answered;
  }),
  onCall('uploadDocument', 'a repair that was sent takes more files', async (asked, forward) => {
    const answered = await forward(asked);
    return answered.status === 409 ? made(201, { documentIdentifier: randomUUID() }) : answered;
  }),
  onCall('sendUploadBytes', 'bytes that are not the next are taken', async (asked, forward) => {
    const answered = await forward(asked);
    return answered.status === 409 ? made(200, { offset: 0, documentIdentifier: null }) : answered;
  }),
];

/** Gateways that describe themselves wrongly. */
export const faultsOfDescription: readonly Fault[] = [
  {
    says: 'openapi.json names no 412',
    make: () => async (asked, forward) => {
      const answered = await forward(asked);
      if (!asked.url.pathname.endsWith('/openapi.json')) return answered;
      return withJson(answered, (json: object) =>
        JSON.parse(JSON.stringify(json).replaceAll('"412":', '"599":')),
      );
    },
  },
];

/** Of every gateway that two versions of the paths are answered by. */
export const faultsOfVersions: readonly Fault[] = [
  {
    says: 'the second version of the paths is not answered',
    make: () => async (asked, forward) =>
      asked.call?.id === 'getTenancyGroups' && asked.url.pathname.includes('/v2/')
        ? made(404, { type: 'about:blank', title: 'Not found', status: 404 })
        : forward(asked),
  },
];

/** Gateways that are wrong about who asks too often. */
export const faultsOfLimits: readonly Fault[] = [
  onAnswer(
    'who is told to wait is not told how long',
    (answered) => withHeaders(answered, { 'retry-after': undefined }),
    ({ status }) => status === 429,
  ),
];
