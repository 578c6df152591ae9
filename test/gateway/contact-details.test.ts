import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCustomer } from '../../contract/contact-details.ts';
import { getCustomer } from '../../contract/customers.ts';
import { Browser, signedIn, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { moveIn } from '../support/resident.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const details = {
  emailAddress: 'new.address@example.com',
  mobilePhone: '07700900555',
  homePhone: '02079460555',
  workPhone: '',
};

/** Somebody who just moved in, signed in, with what the provider knows of them. */
async function newcomer() {
  const resident = await moveIn(gateway.platform.db);
  const browser = await signedIn(gateway, resident);
  const params = { customerId: resident.customerId };
  return {
    resident,
    browser,
    params,
    read: () => browser.call(getCustomer, { params }),
    change: (body: object, eTag: string | null | undefined, idempotencyKey?: string) =>
      browser.send(
        updateCustomer,
        { params, body: { ...details, ...body } },
        {
          ...(eTag === undefined ? {} : { eTag }),
          ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        },
      ),
  };
}

const changesOf = (customerId: string) =>
  gateway.platform.db
    .selectFrom('contact_change')
    .select(['version', 'before', 'after'])
    .where('customer_id', '=', customerId)
    .orderBy('version')
    .execute();

it('changes what may be changed, answers it with the next tag, and writes down what was before', async () => {
  const { resident, read, change } = await newcomer();
  const before = await read();
  const changed = (await change({}, before.eTag)).answer();
  expect(changed.addresses).toEqual({
    digitalAddresses: [{ type: 'email', address: details.emailAddress }],
    telecomsAddresses: [
      { type: 'mobilePhone', number: details.mobilePhone },
      { type: 'homePhone', number: details.homePhone },
    ],
  });
  expect(changed.person).toEqual(before.person);
  expect(changed.eTag).not.toBe(before.eTag);
  expect(await read()).toEqual(changed);
  expect(await changesOf(resident.customerId)).toEqual([
    {
      version: 2,
      before: { emailAddress: resident.email, mobilePhone: resident.phone, homePhone: '', workPhone: '' },
      after: details,
    },
  ]);
});

it('makes no new version of what is no change', async () => {
  const { resident, read, change } = await newcomer();
  const before = await read();
  const same = { emailAddress: resident.email, mobilePhone: resident.phone, homePhone: '' };
  expect((await change(same, before.eTag)).answer()).toEqual(before);
  expect(await changesOf(resident.customerId)).toEqual([]);
});

it('needs the tag that was read last', async () => {
  const { read, change } = await newcomer();
  expect((await change({}, null)).status).toBe(428);
  expect((await change({}, 'eTag')).status).toBe(428);
  expect((await change({}, '"99"')).status).toBe(412);
  const { eTag } = await read();
  expect((await change({}, eTag)).status).toBe(200);
  expect((await change({ workPhone: '02079460777' }, eTag)).status).toBe(412);
});

it('lets one of two tabs through, and changes nothing for the other', async () => {
  const { resident, read, change } = await newcomer();
  const { eTag } = await read();
  const numbers = ['02079460001', '02079460002', '02079460003', '02079460004'];
  const answers = await Promise.all(numbers.map((workPhone) => change({ workPhone }, eTag)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  const won = numbers[answers.findIndex(({ status }) => status === 200)];
  expect((await read()).addresses.telecomsAddresses).toContainEqual({ type: 'workPhone', number: won });
  expect(await changesOf(resident.customerId)).toHaveLength(1);
});

it('answers a change that is sent again as it did the first time', async () => {
  const { read, change } = await newcomer();
  const { eTag } = await read();
  const first = await change({}, eTag, 'key-of-one-change');
  const again = await change({}, eTag, 'key-of-one-change');
  expect(again.text).toBe(first.text);
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
});

describe('a field that is wrong', () => {
  it.each([
    ['emailAddress', ''],
    ['emailAddress', 'a-@example.com'],
    ['emailAddress', `${'a'.repeat(65)}@example.com`],
    ['mobilePhone', ''],
    ['mobilePhone', '0770090012'],
    ['mobilePhone', '+447700900123'],
    ['homePhone', '123'],
    ['workPhone', '17700900123'],
  ])('is refused by its name: %s %s', async (field, value) => {
    const amara = await signIn(gateway, 'amara.okafor@example.com');
    const params = { customerId: amara.customerId };
    const { eTag } = await amara.call(getCustomer, { params });
    const refused = await amara.send(
      updateCustomer,
      { params, body: { ...details, [field]: value } },
      { eTag: eTag ?? null },
    );
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.problem().errors ?? {})).toEqual([field]);
    expect((await amara.call(getCustomer, { params })).eTag).toBe(eTag);
  });
});

it('cannot be done from a page of somebody else', async () => {
  const { browser, read, params } = await newcomer();
  const { eTag } = await read();
  const forged = await browser.send(
    updateCustomer,
    { params, body: details },
    { eTag: eTag ?? null, headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } },
  );
  expect(forged.status).toBe(403);
  expect((await new Browser(gateway.url).send(updateCustomer, { params, body: details })).status).toBe(401);
});
