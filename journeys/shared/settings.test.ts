import { describe, expect, test } from 'vitest';
import type { Call, Gateway } from '../../contract/call.ts';
import { toggleNames } from '../../contract/configuration.ts';
import { namesTogether, readLater, settingNames } from './setting-names.ts';
import { readSettings } from './settings.ts';

/** A provider whose settings are these; it answers them together only where it says so. */
function provider(values: Readonly<Record<string, string>>, isTogether: boolean) {
  const sent: string[] = [];
  const gateway: Gateway = {
    async call(call: Call, request: object) {
      const { params } = request as { params?: { name: string } };
      sent.push(params?.name ?? call.id);
      if (!params) return { settings: Object.entries(values).map(([name, value]) => ({ name, value })) };
      const value = values[params.name];
      if (value === undefined) throw new Error('missing');
      return { name: params.name, value };
    },
    ...(isTogether && { offers: () => true }),
  } as Gateway;
  return { tools: { services: { gateway } }, sent };
}

const values = {
  IsMyMessagesRequired: 'true',
  IsCaseCardRequired: 'TRUE',
  CatalystRepairDisabledAreas: 'Harbour, Westport',
  repairsHeldUntil: '2999-10-14',
};

test('every setting of the contract has one name here', () => {
  expect(Object.values(settingNames).toSorted()).toEqual([...toggleNames].toSorted());
  expect([...namesTogether, readLater].toSorted()).toEqual([...toggleNames].toSorted());
});

describe.each([
  ['by their names', false],
  ['together', true],
])('read %s', (_, isTogether) => {
  test('each is what it stands for, and off or empty where it cannot be read', async () => {
    const { tools } = provider(values, isTogether);
    const keys = [
      'messages',
      'cases',
      'closedAreas',
      'repairsHeldUntil',
      'maintenance',
      'imageTypes',
    ] as const;
    expect(await readSettings(tools, keys, {})).toEqual({
      messages: true,
      cases: false,
      closedAreas: ['Harbour', 'Westport'],
      repairsHeldUntil: '2999-10-14',
      maintenance: false,
      imageTypes: [],
    });
  });
});

test('a gateway that offers them together is asked once, and by name for what can wait', async () => {
  const { tools, sent } = provider(values, true);
  await readSettings(tools, ['messages', 'cases'], {});
  await readSettings(tools, ['photos'], {});
  expect(sent).toEqual(['getConfigurations', settingNames.photos]);
});

test('every other gateway is asked for what is needed alone, each at once', () => {
  const { tools, sent } = provider(values, false);
  void readSettings(tools, ['messages', 'cases'], {});
  expect(sent).toEqual(['IsMyMessagesRequired', 'IsCaseCardRequired']);
});

test('none is on where all of them cannot be read', async () => {
  const gateway = {
    call: () => Promise.reject(new Error('dropped')),
    offers: () => true,
  } as unknown as Gateway;
  expect(await readSettings({ services: { gateway } }, ['messages'], {})).toEqual({ messages: false });
});
