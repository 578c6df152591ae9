import { describe, expect, test } from 'vitest';
import { pageTitles } from '../../../content/page-titles.ts';
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

const labelsOf = async (isCatalyst: boolean, settings: Readonly<Record<string, string>>) => {
  const services = { gateway: provider(isCatalyst, settings), customerId: 'customer-1' };
  return (await readMenu({ services }, {})).map(({ title }) => title);
};

const { home, account, repairs, messages, profile, requests } = pageTitles;
const all = [home, account, repairs, messages, profile, requests];
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
    expect(await labelsOf(true, { mypeabodycatalystworkorders: 'false' })).toContain(repairs);
  });

  test('is not there for a resident who cannot be loaded', async () => {
    const gateway: Gateway = { call: () => Promise.reject(off) };
    await expect(readMenu({ services: { gateway, customerId: 'c' } }, {})).rejects.toBe(off);
  });
});
