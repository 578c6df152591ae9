import { randomUUID } from 'node:crypto';
import type { Counter } from 'prom-client';
import type { Account } from '../../contract/accounts.ts';
import { getAccounts } from '../../contract/accounts.ts';
import { penceOf } from '../../contract/money.ts';
import { beginPayment, frameFields, getPayment, getPaymentToken } from '../../contract/payments.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Browser } from './browser.ts';
import { type GatewayOptions, startGateway, type TestGateway } from './gateway.ts';

/** A gateway with the demonstration's card provider beside it. */
export async function startWithCards(
  env: Readonly<Record<string, string>> = {},
  options: Pick<GatewayOptions, 'domain'> = {},
): Promise<TestGateway & { readonly frame: string }> {
  const port = await freePort();
  // By number: not every machine can resolve `localhost`.
  const frame = `http://127.0.0.1:${port}`;
  const gateway = await startGateway({
    env: { PAYMENT_PORT: String(port), PAYMENT_FRAME_ORIGIN: frame, ...env },
    ...options,
  });
  return { ...gateway, frame };
}

/** The account of a resident that is of this type, the first one unless told. */
export async function accountOf(resident: Browser, type = 'REN'): Promise<Account> {
  const { accounts } = await resident.call(getAccounts, { params: { customerId: resident.customerId } });
  const account = accounts.find((one) => one['account-type'] === type);
  if (!account) throw new Error(`there is no account of type ${type}`);
  return account;
}

/** Pence. */
export const balanceOf = ({ balance }: Account): number =>
  penceOf(balance[0]?.['monetary-amount'].value ?? Number.NaN);

export const begin = (resident: Browser, account: Account, amount: number, idempotencyKey = randomUUID()) =>
  resident.call(
    beginPayment,
    { body: { 'account-identifier': account['account-identifier'], amount } },
    { idempotencyKey },
  );

type Begun = Awaited<ReturnType<typeof begin>>;

/** What the portal posts into the frame. */
export const fieldsOf = async (resident: Browser, begun: Begun): Promise<Record<string, string>> => ({
  ...frameFields(
    begun.frame,
    await resident.call(getPaymentToken, {
      params: { customerId: resident.customerId },
      query: { paymentId: begun['payment-identifier'] },
    }),
  ),
});

export const post = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) });

/** Opens the frame and pays with a card; answers the page that comes then. */
export async function payInFrame(resident: Browser, begun: Begun, number: string): Promise<string> {
  const fields = await fieldsOf(resident, begun);
  const opened = await post(begun.frame.address, fields);
  if (!opened.ok) throw new Error(`the frame answered ${opened.status}`);
  const card = { name: 'B Hughes', number, expiry: '12/30', code: '123' };
  const paid = await post(`${begun.frame.origin}/frame/pay`, { token: fields.token ?? '', ...card });
  return paid.text();
}

export const stateOf = async (resident: Browser, begun: Begun): Promise<string> =>
  (await resident.call(getPayment, { params: { paymentId: begun['payment-identifier'] } })).state;

/** How often each outcome was counted. */
export async function outcomeCounts(counter: Counter<'outcome'>): Promise<Readonly<Record<string, number>>> {
  const { values } = await counter.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
}
