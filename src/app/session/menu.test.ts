import { describe, expect, test } from 'vitest';
import { app } from '../../../content/app.ts';
import { session } from '../../../content/session.ts';
import type { AnswerOf, Call, Gateway, RequestOf } from '../../../contract/call.ts';
import { readMenu } from './menu.ts';

const off = new Error('dropped');

/** A provider whose settings are these, for a resident who has a home in Westport; every other call fails. */
function provider(isCatalyst: boolean, settings: Readonly<Record<string, string>>): Gateway {
  return {
    async call<C extends Call>(call: C, request: RequestOf<C>) {
      if (call.id === 'getCustomer') return { statuses: { isCatalyst } } as unknown as AnswerOf<C>;
      const { name = '' } = (request as { params?: { name?: string } }).params ?? {};
      const value = settings[name];
      if (call.id !== 'getConfiguration' || value === undefined) throw off;
      return { name, value } as unknown as AnswerOf<C>;
    },
  };
}

const everyPage = () => true;
const labelsOf = async (
  isCatalyst: boolean,
  settings: Readonly<Record<string, string>>,
  isPage: (address: string) => boolean = everyPage,
) => {
  const services = { gateway: provider(isCatalyst, settings), customerId: 'customer-1' };
  return (await readMenu({ services }, isPage, {})).map(({ label }) => label);
};

const { balance, messages, details, requests } = session.menu;
const all = [app.home, balance, app.repairs, messages, details, requests];
const allOn = {
  IsCaseCardRequired: 'true',
  mypeabodycatalystcases: 'true',
  mypeabodycatalystworkorders: 'true',
};

describe('the main menu', () => {
  test('has its items in their order when all is switched on', async () => {
    expect(await labelsOf(false, allOn)).toEqual(all);
    expect(await labelsOf(true, allOn)).toEqual(all);
  });

  test('leaves out pages that the portal does not have', async () => {
    const built = ['/customer360View', '/historicRepairs'];
    expect(await labelsOf(false, allOn, (href) => built.includes(href))).toEqual([app.home, app.repairs]);
  });

  test.each<[boolean, Readonly<Record<string, string>>, boolean]>([
    [false, { IsCaseCardRequired: 'true' }, true],
    [false, { IsCaseCardRequired: 'true', mypeabodycatalystcases: 'false' }, true],
    [false, { IsCaseCardRequired: 'false', mypeabodycatalystcases: 'true' }, false],
    [false, { IsCaseCardRequired: 'TRUE' }, false],
    [false, {}, false],
    [true, { IsCaseCardRequired: 'true', mypeabodycatalystcases: 'true' }, true],
    [true, { IsCaseCardRequired: 'true', mypeabodycatalystcases: 'false' }, false],
    [true, { IsCaseCardRequired: 'false', mypeabodycatalystcases: 'true' }, false],
    [true, { IsCaseCardRequired: 'true' }, false],
  ])(
    'of a merged landlord’s resident: %s; settings %j: service requests %s',
    async (merged, given, shown) => {
      expect((await labelsOf(merged, given)).includes(requests)).toBe(shown);
    },
  );

  test('keeps an item when it cannot be found out whether it is to be shown', async () => {
    expect(await labelsOf(true, { mypeabodycatalystworkorders: 'false' })).toContain(app.repairs);
  });

  test('is not there for a resident who cannot be loaded', async () => {
    const gateway: Gateway = { call: () => Promise.reject(off) };
    await expect(readMenu({ services: { gateway, customerId: 'c' } }, everyPage, {})).rejects.toBe(off);
  });
});
