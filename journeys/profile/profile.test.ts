import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { compile, Fault, screenOf } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import type { ContactName } from '../shared/profile.ts';
import { flow } from './flow.ts';
import { profile as journey } from './journey.ts';

const customerId = '00000000-0000-4000-8000-000000000900';

interface Held {
  readonly email?: string;
  readonly mobilePhone?: string;
  readonly homePhone?: string;
  readonly workPhone?: string;
  readonly dateOfBirth?: string | null;
  readonly isCatalyst?: boolean;
  readonly eTag?: string;
}

const customer = (held: Held = {}) => ({
  eTag: held.eTag ?? '"7"',
  identifier: customerId,
  'external-identifier': 'EXT-1',
  person: {
    name: { title: 'Ms', givenName: 'Amara', surname: 'Okafor' },
    dateOfBirth: held.dateOfBirth === undefined ? '1984-03-12' : held.dateOfBirth,
  },
  addresses: {
    digitalAddresses: [{ type: 'email', address: held.email ?? 'amara@example.com' }],
    telecomsAddresses: (['mobilePhone', 'homePhone', 'workPhone'] as const).flatMap((type) => {
      const number = held[type] ?? (type === 'mobilePhone' ? '07700900123' : '');
      return number === '' ? [] : [{ type, number }];
    }),
  },
  statuses: { isCatalyst: held.isCatalyst ?? false },
});

const stale = () => new Fault('conflict', { status: 412 });
const typed = { email: 'amara@work.example' } as const;

/** A resident at their details, where the gateway answers by script. */
async function visit(script: Script = {}) {
  const { gateway, sent } = scriptedGateway({
    getCustomer: [customer()],
    getConfiguration: [{ name: '', value: 'true' }],
    updateCustomer: [customer()],
    sendCustomerCommunication: [{}],
    ...script,
  });
  const { machine } = compile(journey, {
    newKey: () => 'key',
    run: (operation, situation, { key, signal }) =>
      journey.operations[operation]?.run(situation, {
        services: { gateway, customerId },
        key,
        signal,
        now: () => new Date('2026-07-01T21:30:00Z'),
        wait: async () => {},
        once: (_name, begin) => begin(),
      }) ?? Promise.reject(operation),
  });
  const actor = createActor(machine, { input: {} }).start();
  const screen = () => screenOf(journey, actor.getSnapshot());
  const settled = () =>
    waitFor(actor, (snapshot) => !['waiting', 'doing'].includes(screenOf(journey, snapshot).phase));
  await settled();
  return {
    screen,
    sent,
    notices: () => screen().notices.map(({ notice }) => notice),
    values: () => Object.fromEntries(screen().questions.map(({ id, value }) => [id, value])),
    wrong: () =>
      screen().questions.flatMap(({ complaints }) => complaints.map(({ notice }) => String(notice))),
    besides: () => journey.placeholders({ ...actor.getSnapshot().context, editing: false }),
    type(answers: Partial<Record<ContactName, string>>) {
      for (const [question, value] of Object.entries(answers))
        actor.send({ type: 'ANSWER', question, value });
    },
    async save() {
      actor.send({ type: 'CONTINUE' });
      await settled();
    },
    /** How it ended, and what is told of it. */
    end() {
      const { output } = actor.getSnapshot();
      return output && { end: output.end, told: flow.sequel(output).announcement?.notice ?? output.notice };
    },
  };
}

describe('what is typed', () => {
  test('begins with what is held', async () => {
    const { values } = await visit({ getCustomer: [customer({ workPhone: '02079460123' })] });
    expect(values()).toEqual({
      name: undefined,
      birth: undefined,
      email: 'amara@example.com',
      mobilePhone: '07700900123',
      homePhone: '',
      workPhone: '02079460123',
    });
  });

  test.each<[ContactName, string, string | null]>([
    ['email', '', 'SSCP002'],
    ['email', 'amara-@example.com', 'SSCP002'],
    ['email', `${'a'.repeat(65)}@example.com`, 'SSCP002'],
    ['email', ' amara@example.org ', null],
    ['mobilePhone', '', 'SSCP003a'],
    ['mobilePhone', '0770090012', 'SSCP003a'],
    ['mobilePhone', '+4477009001', 'SSCP003a'],
    ['homePhone', '', null],
    ['homePhone', '12079460123', 'SSCP003b'],
    ['workPhone', '', null],
    ['workPhone', '123', 'SSCP003c'],
  ])('%s “%s” is wrong: %s', async (name, value, code) => {
    const { type, save, wrong, sent } = await visit();
    type({ [name]: value });
    await save();
    expect(wrong()).toEqual(code === null ? [] : [code]);
    if (code !== null) expect(sent.map(({ id }) => id)).not.toContain('updateCustomer');
  });

  test('cannot be saved while something is wrong, and can as soon as it is put right', async () => {
    const { type, save, screen, wrong, notices } = await visit();
    type({ mobilePhone: '07', homePhone: '1' });
    expect(screen().blocked).toBe(false);
    await save();
    expect(wrong()).toEqual(['SSCP003a', 'SSCP003b']);
    expect([screen().blocked, notices()]).toEqual([true, ['Profile_To_Put_Right']]);
    type({ mobilePhone: '07700900456', workPhone: '0' });
    // What was not complained of is not complained of while it is typed.
    expect(wrong()).toEqual(['SSCP003b']);
    expect(screen().blocked).toBe(true);
    type({ homePhone: '' });
    expect([screen().blocked, notices(), wrong()]).toEqual([false, [], []]);
  });
});

describe('a date of birth', () => {
  test.each<[string | null, boolean]>([
    ['1984-03-12', false],
    [null, true],
    ['2084-03-12', true],
    ['1984-02-30', true],
    ['12/03/1984', true],
  ])('%s cannot be right: %s, and never stands in the way', async (dateOfBirth, isWrong) => {
    const { notices, screen } = await visit({ getCustomer: [customer({ dateOfBirth })] });
    expect(notices()).toEqual(isWrong ? ['SSCP001'] : []);
    expect(screen().blocked).toBe(false);
  });
});

describe('saving', () => {
  test('sends what was typed under the tag that was read, and reads it again', async () => {
    const { type, save, sent, end } = await visit();
    type({ email: ' amara@work.example ', homePhone: '02079460123' });
    await save();
    expect(sent.map(({ id }) => id)).toEqual(['getCustomer', 'updateCustomer', 'getCustomer']);
    expect(sent[1]).toMatchObject({
      eTag: '"7"',
      body: {
        emailAddress: 'amara@work.example',
        mobilePhone: '07700900123',
        homePhone: '02079460123',
        workPhone: '',
      },
    });
    expect(end()).toEqual({ end: 'saved', told: 'profile_update_success' });
  });

  test('sends nothing when nothing was changed, and does not say that something was saved', async () => {
    const { type, save, sent, end } = await visit();
    type({ email: 'amara@example.com ' });
    await save();
    expect(sent.map(({ id }) => id)).toEqual(['getCustomer']);
    expect(end()).toEqual({ end: 'saved', told: 'SSCP005' });
  });

  test('that fails keeps what was typed, and can be tried again', async () => {
    const { type, save, values, notices, end } = await visit({
      updateCustomer: [new Fault('failed', { status: 500 }), customer()],
    });
    type(typed);
    await save();
    expect(notices()).toEqual(['profile_update_failed']);
    expect(values()).toMatchObject(typed);
    await save();
    expect(end()?.end).toBe('saved');
  });

  test('that cannot be read again says that it was saved', async () => {
    const { type, save, end } = await visit({
      getCustomer: [customer(), new Fault('failed', { status: 500 })],
    });
    type(typed);
    await save();
    expect(end()).toEqual({ end: 'customerError', told: 'Profile_Not_Read_Again' });
  });
});

describe('a record that was changed somewhere else first', () => {
  const elsewhere = customer({ eTag: '"8"', mobilePhone: '07700900999', email: 'amara@home.example' });

  test('loses nothing that was typed, tells what is held, and takes over what was left alone', async () => {
    const { type, save, values, notices, besides, sent, end } = await visit({
      getCustomer: [customer(), elsewhere],
      updateCustomer: [stale(), customer()],
    });
    type(typed);
    await save();
    expect(notices()).toEqual(['profile_update_failed', 'Profile_Changed_Elsewhere']);
    expect(values()).toMatchObject({ email: 'amara@work.example', mobilePhone: '07700900999' });
    expect(besides().emailNow).toContain('amara@home.example');
    expect(besides().mobilePhoneNow).not.toBe('');
    expect(besides().homePhoneNow).toBe('');
    await save();
    expect(sent.filter(({ id }) => id === 'updateCustomer').at(-1)).toMatchObject({
      eTag: '"8"',
      body: { emailAddress: 'amara@work.example', mobilePhone: '07700900999' },
    });
    expect(end()?.end).toBe('saved');
  });

  test('and is as it was typed, was saved by an attempt whose answer got lost', async () => {
    const { type, save, end } = await visit({
      getCustomer: [customer(), customer({ eTag: '"8"', ...typed })],
      updateCustomer: [stale()],
    });
    type(typed);
    await save();
    expect(end()).toEqual({ end: 'saved', told: 'profile_update_success' });
  });
});

describe('a resident of a merged landlord', () => {
  const getCustomer = [customer({ isCatalyst: true })];

  test('has a change passed on, once and whatever comes of that', async () => {
    for (const answer of [{}, new Fault('failed', { status: 500 })]) {
      const { type, save, sent, end } = await visit({ getCustomer, sendCustomerCommunication: [answer] });
      type(typed);
      await save();
      const messages = sent.filter(({ id }) => id === 'sendCustomerCommunication');
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({
        key: 'key',
        body: {
          communicationTemplateIdentifier: 'PROFILE_UPDATE_EMAIL',
          content: [
            { identifier: 'insert_date', value: '2026-07-01' },
            { identifier: 'insert_time', value: '22:30' },
            { identifier: 'email_address', value: 'amara@work.example' },
            { identifier: 'mobile_phone', value: '07700900123' },
            { identifier: 'home_phone', value: '' },
            { identifier: 'business_phone', value: '' },
          ],
        },
      });
      expect(end()).toEqual({ end: 'saved', told: 'SSCP004a' });
    }
  });

  test.each(['true', 'false'])(
    'is told that nothing was changed where the setting is “%s”',
    async (value) => {
      const { save, sent, end } = await visit({ getCustomer, getConfiguration: [{ name: '', value }] });
      await save();
      expect(sent.map(({ id }) => id)).toEqual(['getCustomer', 'getConfiguration']);
      expect(end()).toEqual({ end: 'saved', told: 'SSCP005' });
    },
  );

  test.each(['false', 'TRUE', ''])('is like everybody else where the setting is “%s”', async (value) => {
    const { type, save, sent, end } = await visit({ getCustomer, getConfiguration: [{ name: '', value }] });
    type(typed);
    await save();
    expect(sent.map(({ id }) => id)).not.toContain('sendCustomerCommunication');
    expect(end()).toEqual({ end: 'saved', told: 'profile_update_success' });
  });
});
