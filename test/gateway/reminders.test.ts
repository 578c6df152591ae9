import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAdjustments, updateAdjustments } from '../../contract/adjustments.ts';
import { getPreferences, updatePreferences } from '../../contract/preferences.ts';
import { recordEvent } from '../../gateway/provider/timeline.ts';
import { channelsFor } from '../../gateway/reminders/channels.ts';
import { remind, reminderDue } from '../../gateway/reminders/remind.ts';
import { byService, intoFolder } from '../../gateway/reminders/text-transport.ts';
import { type Browser, signedIn, type TestGateway } from '../support/gateway.ts';
import { startWithNewcomer } from '../support/newcomer.ts';
import { addLeakingTap, moveIn, type TestResident } from '../support/resident.ts';

let gateway: TestGateway;
let resident: TestResident;
let browser: Browser;

beforeAll(async () => {
  ({ gateway, resident, browser } = await startWithNewcomer());
});
afterAll(() => gateway.close());

/** A repair with an appointment on 26 November, 8am to midday; answers both identifiers. */
async function appointed(of = resident, startsAt = '2026-11-26T08:00:00', endsAt = '2026-11-26T12:00:00') {
  const { db } = gateway.platform;
  const id = await addLeakingTap(db, of, { status: 'Appointed', contractor_site: 'BRIGHT-01' });
  await db
    .insertInto('appointment_slot')
    .values({
      site: 'BRIGHT-01',
      day: startsAt.slice(0, 10),
      availability_type: 'AM',
      capacity: 9,
      taken: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: appointmentId } = await db
    .insertInto('appointment')
    .values({
      works_order_id: id,
      site: 'BRIGHT-01',
      day: startsAt.slice(0, 10),
      availability_type: 'AM',
      starts_at: startsAt,
      ends_at: endsAt,
      is_preference: false,
      created_at: gateway.platform.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, appointmentId, startsAt, endsAt };
}

const at = (time: string) => remind({ ...gateway.platform, now: () => new Date(time) });

const lettersTo = async (of: TestResident): Promise<readonly string[]> => {
  const rows = await gateway.platform.db
    .selectFrom('mail')
    .where('recipient', '=', of.email)
    .orderBy('created_at')
    .select('subject')
    .execute();
  return rows.map(({ subject }) => subject);
};

const textsTo = async (of: TestResident): Promise<readonly string[]> => {
  const rows = await gateway.platform.db
    .selectFrom('text_message')
    .where('recipient', '=', of.phone)
    .orderBy('created_at')
    .select('body')
    .execute();
  return rows.map(({ body }) => body);
};

const addEvent = (worksOrderId: string, code: 'ENGOS01' | 'AUPDATE02' | 'AUPDATE03') =>
  gateway.platform.db
    .transaction()
    .execute((transaction) => recordEvent(transaction, { worksOrderId, code, at: gateway.platform.now() }));

it('reminds a day and an hour before, each once', async () => {
  const somebody = await moveIn(gateway.platform.db);
  await appointed(somebody);
  for (const time of [
    '2026-11-25T07:50:00Z',
    '2026-11-25T08:01:00Z',
    '2026-11-25T08:02:00Z',
    '2026-11-26T07:01:00Z',
    '2026-11-26T07:02:00Z',
    '2026-11-26T08:01:00Z',
  ]) {
    await at(time);
  }
  expect(await lettersTo(somebody)).toEqual([
    'Your appointment is tomorrow: Leaking tap',
    'Your appointment is today: Leaking tap',
  ]);
  expect(await textsTo(somebody)).toEqual([]);
});

it('tells nothing of an appointment that moved, and of the one that takes its place', async () => {
  const somebody = await moveIn(gateway.platform.db);
  const { db } = gateway.platform;
  const { id, appointmentId } = await appointed(somebody);
  await db
    .updateTable('appointment')
    .set({ starts_at: '2026-11-30T13:00:00', ends_at: '2026-11-30T17:00:00' })
    .where('id', '=', appointmentId)
    .execute();
  await addEvent(id, 'AUPDATE03');
  await at('2026-11-23T12:00:00Z');
  await at('2026-11-25T08:01:00Z');
  await at('2026-11-26T07:01:00Z');
  expect(await lettersTo(somebody)).toEqual(['Your appointment has moved: Leaking tap']);
  await at('2026-11-29T13:01:00Z');
  expect((await lettersTo(somebody)).at(-1)).toBe('Your appointment is tomorrow: Leaking tap');
});

it('tells once that somebody is on the way, and that an appointment is called off', async () => {
  const somebody = await moveIn(gateway.platform.db);
  const { db } = gateway.platform;
  const coming = await appointed(somebody);
  await addEvent(coming.id, 'ENGOS01');
  await db.updateTable('works_order').set({ status: 'In progress' }).where('id', '=', coming.id).execute();
  const off = await appointed(somebody);
  await addEvent(off.id, 'AUPDATE02');
  await db
    .updateTable('appointment')
    .set({ is_standing: false })
    .where('id', '=', off.appointmentId)
    .execute();
  await at('2026-11-23T12:00:00Z');
  await at('2026-11-23T12:01:00Z');
  expect([...(await lettersTo(somebody))].sort()).toEqual([
    'We are on the way: Leaking tap',
    'Your appointment is cancelled: Leaking tap',
  ]);
});

it('tells by the channels that the resident chose, and lets only them choose', async () => {
  const params = { customerId: resident.customerId };
  const before = await browser.call(getPreferences, { params });
  expect(before.reminders).toBe('email');
  const change = (reminders: 'text' | 'both', eTag: string) =>
    browser.send(updatePreferences, { params, body: { reminders } }, { eTag });
  expect((await change('both', before.eTag ?? '')).status).toBe(200);
  expect((await change('text', before.eTag ?? '')).status).toBe(412);
  const { id } = await appointed();
  await addEvent(id, 'AUPDATE03');
  await at('2026-11-23T12:00:00Z');
  expect(await lettersTo(resident)).toContain('Your appointment has moved: Leaking tap');
  const [text = ''] = await textsTo(resident);
  expect(text).toContain('Thursday 26 November 2026, 8am to midday');
  const neighbour = await moveIn(gateway.platform.db);
  const theirs = { params: { customerId: neighbour.customerId } };
  expect((await browser.send(getPreferences, theirs)).status).toBe(404);
});

it('goes by text message alone to whoever needs that, whatever they chose before', async () => {
  const somebody = await moveIn(gateway.platform.db);
  const theirs = await signedIn(gateway, somebody);
  const params = { customerId: somebody.customerId };
  const preferences = await theirs.call(getPreferences, { params });
  await theirs.call(
    updatePreferences,
    { params, body: { reminders: 'both' } },
    { eTag: preferences.eTag ?? '' },
  );
  const adjustments = await theirs.call(getAdjustments, { params });
  await theirs.call(
    updateAdjustments,
    { params, body: { needs: ['textOnly'], language: '' } },
    { eTag: adjustments.eTag ?? '' },
  );
  const { id } = await appointed(somebody);
  await addEvent(id, 'AUPDATE03');
  await at('2026-11-23T12:00:00Z');
  expect(await lettersTo(somebody)).toEqual([]);
  expect(await textsTo(somebody)).toHaveLength(1);
});

describe('a reminder', () => {
  const visit = {
    startsAt: '2026-11-26T08:00:00',
    createdAt: new Date('2026-11-20T08:00:00Z'),
    isPreference: false,
  };
  it.each([
    ['too early', visit, '2026-11-25T07:59:59Z', undefined],
    ['a day before', visit, '2026-11-25T08:00:00Z', 'dayBefore'],
    ['an hour before', visit, '2026-11-26T07:00:00Z', 'hourBefore'],
    ['begun', visit, '2026-11-26T08:00:00Z', undefined],
    ['a wish', { ...visit, isPreference: true }, '2026-11-25T08:00:00Z', undefined],
    [
      'just made',
      { ...visit, createdAt: new Date('2026-11-25T09:00:00Z') },
      '2026-11-25T09:01:00Z',
      undefined,
    ],
  ] as const)('is due: %s', (_what, appointment, time, kind) => {
    expect(reminderDue(appointment, new Date(time))).toBe(kind);
  });

  it.each([
    ['email', [], 'a@b.example', '07', [true, false]],
    ['text', [], 'a@b.example', '07', [false, true]],
    ['both', [], 'a@b.example', '07', [true, true]],
    ['text', [], 'a@b.example', '', [true, false]],
    ['email', [], '', '07', [false, true]],
    ['both', [], '', '', [false, false]],
    ['email', ['textOnly'], 'a@b.example', '07', [false, true]],
    ['both', ['largePrint', 'textOnly'], 'a@b.example', '07', [false, true]],
    ['email', ['textOnly'], 'a@b.example', '', [true, false]],
    ['email', ['largePrint'], 'a@b.example', '07', [true, false]],
  ] as const)('goes by %s with the needs %s to %s and %s', (prefers, needs, email, mobile, expected) => {
    const { byEmail, byText } = channelsFor({ prefers, needs: [...needs], email, mobile });
    expect([byEmail, byText]).toEqual(expected);
  });
});

describe('a text message', () => {
  const message = {
    id: '00000000-0000-4000-8000-000000000009',
    recipient: '07700900123',
    body: 'We’ll come.',
  };

  it('is written into a folder, the same file each time', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-texts-'));
    await intoFolder(folder).send(message);
    await intoFolder(folder).send(message);
    expect(readFileSync(path.join(folder, `${message.id}.txt`), 'utf8')).toBe(
      'To: 07700900123\n\nWe’ll come.\n',
    );
  });

  it('is handed to a service with a signed token; what the service refuses can be tried again', async () => {
    const got: { authorization: string; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        got.push({ authorization: request.headers.authorization ?? '', body });
        response.writeHead(got.length === 1 ? 201 : 429).end('{}');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const service = byService(
      {
        url: `http://127.0.0.1:${port}/v2/sms`,
        serviceId: 'doorstep',
        secret: () => 'secret',
        templateId: 't-1',
      },
      () => new Date('2026-11-23T11:00:00Z'),
    );
    await service.send(message);
    await expect(service.send(message)).rejects.toThrow('a text message could not be sent: 429');
    await new Promise((closed) => server.close(closed));
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({
      phone_number: '07700900123',
      template_id: 't-1',
      personalisation: { message: 'We’ll come.' },
      reference: message.id,
    });
    const claims = got[0]?.authorization.split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'doorstep',
      iat: 1795431600,
    });
  });
});
