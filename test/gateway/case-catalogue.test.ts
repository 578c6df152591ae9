import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseTypesFile } from '../../contract/case-catalogue.ts';
import { getCaseTypes } from '../../contract/case-types.ts';
import { createCase } from '../../contract/cases.ts';
import { getReferralReasons } from '../../contract/enquiry.ts';
import { getReferenceData } from '../../contract/reference.ts';
import { CaseTypesError, putInForce, readCaseTypesFile } from '../../gateway/cases/catalogue.ts';
import { freshKey, newCase } from '../support/cases.ts';
import { type Browser, freshDatabase, signIn, startGateway, type TestGateway } from '../support/gateway.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ours = path.join(root, 'content/case-types.json');
const amaraMail = 'amara.okafor@example.com';
const run = promisify(execFile);

let folder: string;
let databaseUrl: string;
let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-case-types-'));
  databaseUrl = await freshDatabase();
  gateway = await startGateway({ databaseUrl });
  amara = await signIn(gateway, amaraMail);
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

type File = v.InferInput<typeof CaseTypesFile>;

/** Writes our file, changed; answers where. */
function written(name: string, change: (file: File) => void): string {
  const file = JSON.parse(readFileSync(ours, 'utf8')) as File;
  change(file);
  const at = path.join(folder, name);
  writeFileSync(at, JSON.stringify(file, null, 2));
  return at;
}

const renamed = (name: string, description: string) =>
  written(name, ({ types }) => {
    if (types[0]) types[0].description = description;
  });
const put = async (file: string) => putInForce(gateway.platform.db, await readCaseTypesFile(file));

const typesAt = async (who: Browser) => {
  const { namespaces } = await who.call(getCaseTypes, { query: { namespaces: 'case-types' } });
  return namespaces[0]?.namespace.keyValues ?? [];
};
const firstAt = async (who: Browser) => (await typesAt(who))[0]?.description;

describe('the types', () => {
  it('are reference data: each a key and a value with all that it asks, hidden ones marked so', async () => {
    const types = await typesAt(amara);
    expect(types).toHaveLength(14);
    expect(types[0]).toMatchObject({
      key: '101',
      value: 'Keys and fobs',
      id: 101,
      description: 'Keys and fobs',
      keywords: expect.arrayContaining(['fob']),
      tenancyGroups: [],
      isVisibleForSelfServe: true,
      subType: 'KEYS',
      subTypeCategory: 'Access',
      assetType: 'Property',
      additionalCaseCreationFields: { caseCategory: 'Request' },
    });
    expect(types.filter(({ isVisibleForSelfServe }) => !isVisibleForSelfServe).map(({ id }) => id)).toEqual([
      199,
    ]);
    const questionOf = (id: number, questionId: string) =>
      types.find((type) => type.id === id)?.additionalInfo.find((one) => one.questionId === questionId);
    expect(questionOf(111, 'danger')).toEqual({
      questionId: 'danger',
      label: 'Is anyone in danger now?',
      type: 'Radio',
      options: [
        { id: 'yes', value: 'Yes', dependsOnAttributes: [], nextStep: 1 },
        { id: 'no', value: 'No', dependsOnAttributes: [], nextStep: 1 },
      ],
      blocking: {
        errorCode: 'CASE_BLOCK_999',
        message: expect.stringContaining('999'),
        dependsOn: { responseId: 'yes' },
      },
      alertMessageCode: null,
      isEnabled: true,
      marker: null,
    });
    expect(questionOf(103, 'dangerous')?.alertMessageCode).toEqual({
      code: 'CASE_ALERT_DANGER',
      message: expect.stringContaining('999'),
    });
    expect(questionOf(112, 'isolating')?.marker).toBe('COVID_ISOLATION');
    expect(questionOf(105, 'our-land')?.options[1]?.nextStep).toBe('end');
  });

  it('come with other lists, in the order asked for, and with what the catalogue says of itself', async () => {
    const names = ['repair-locations-block', 'case-catalogue', 'no-such-list'];
    const { namespaces } = await amara.call(getReferenceData, { query: { namespaces: names.join(',') } });
    expect(namespaces.map(({ namespace }) => namespace.name)).toEqual(names);
    expect(namespaces[0]?.namespace.keyValues[0]).toEqual({ key: 'entrance', value: 'Entrance' });
    expect(namespaces[1]?.namespace.keyValues).toContainEqual({ key: 'reviewMonth', value: '4' });
    expect(namespaces[2]?.namespace.keyValues).toEqual([]);
  });

  it('stand beside the reasons for an enquiry, of which one is for staff', async () => {
    const query = { namespaces: 'financial-referral-reasons' } as const;
    const { namespaces } = await amara.call(getReferralReasons, { query });
    const reasons = namespaces[0]?.namespace.keyValues ?? [];
    expect(reasons).toHaveLength(9);
    expect(reasons[1]).toEqual({
      key: 'benefits-and-universal-credit',
      value: 'Benefits and Universal Credit',
      referralReason: 'Benefits and Universal Credit',
      displayOnMyPeabody: true,
      adviceTypes: ['New claim', 'Appeal', 'Change of circumstances'],
    });
    expect(reasons.filter(({ displayOnMyPeabody }) => !displayOnMyPeabody).map(({ value }) => value)).toEqual(
      ['Staff referral'],
    );
  });
});

describe('another file', () => {
  it('counts at once for every process, and for what residents send', async () => {
    const other = await startGateway({ databaseUrl });
    try {
      const there = await signIn(other, amaraMail);
      expect([await firstAt(amara), await firstAt(there)]).toEqual(['Keys and fobs', 'Keys and fobs']);
      await put(renamed('second.json', 'Keys, fobs and locks'));
      expect([await firstAt(amara), await firstAt(there)]).toEqual([
        'Keys, fobs and locks',
        'Keys, fobs and locks',
      ]);
      const old = newCase(amara.customerId, 'Flat 6, Mill Court');
      expect((await amara.send(createCase, { body: old }, freshKey())).status).toBe(400);
      const body = { ...old, caseTypeDescription: 'Keys, fobs and locks' };
      expect((await amara.send(createCase, { body }, freshKey())).status).toBe(201);
    } finally {
      await other.close();
    }
  });

  it('stays in force when a process starts again with the old one, and gives way to one never seen', async () => {
    const third = renamed('third.json', 'The third');
    await put(third);
    const restarted = await startGateway({ databaseUrl });
    await restarted.close();
    expect(await firstAt(amara)).toBe('The third');
    const fourth = renamed('fourth.json', 'The fourth');
    const newer = await startGateway({ databaseUrl, env: { CASE_TYPES: fourth } });
    await newer.close();
    expect(await firstAt(amara)).toBe('The fourth');
    // Put in force by hand, an old one counts again.
    await put(third);
    expect(await firstAt(amara)).toBe('The third');
  });

  it('gives way to that of a process that starts when it is not right any more', async () => {
    await gateway.platform.db
      .insertInto('case_catalogue')
      .values({ digest: 'of another time', content: '{"types":[]}' })
      .execute();
    const restarted = await startGateway({ databaseUrl });
    await restarted.close();
    expect(await firstAt(amara)).toBe('Keys and fobs');
  });

  it('is kept once, however many put it in force at once', async () => {
    const fifth = renamed('fifth.json', 'The fifth');
    const versions = await Promise.all(Array.from({ length: 8 }, () => put(fifth)));
    expect(new Set(versions).size).toBe(1);
  });
});

describe('a file with a mistake', () => {
  const broken = () =>
    written('broken.json', ({ types }) => {
      const option = types[0]?.additionalInfo?.[0]?.options?.[2];
      if (option) option.nextStep = 4;
    });
  const mistake =
    'Type 101 “Keys and fobs”, question need “What do you need?”, option faulty-fob “Help with a fob that does not work”: nextStep 4 leads past the last question. Use at most 3, or “end”.';

  it('keeps the gateway from starting, which says the mistake', async () => {
    const started = startGateway({ databaseUrl, env: { CASE_TYPES: broken() } });
    await expect(started).rejects.toThrow(CaseTypesError);
    await expect(started).rejects.toThrow(mistake);
    await expect(startGateway({ databaseUrl, env: { CASE_TYPES: '/no/such/file' } })).rejects.toThrow(
      'ENOENT',
    );
  });

  it('is told by the command, and not put in force', async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
    const command = (...args: string[]) =>
      run(process.execPath, [path.join(root, 'scripts/case-types.ts'), ...args], { env });
    for (const option of ['--check', '--load']) {
      await expect(command(option, broken())).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(mistake),
      });
    }
    await expect(command()).rejects.toMatchObject({ code: 2 });
    const sixth = renamed('sixth.json', 'The sixth');
    expect((await command('--check', sixth)).stdout).toContain('has no mistakes');
    expect(await firstAt(amara)).not.toBe('The sixth');
    expect((await command('--load', sixth)).stdout).toContain('is in force');
    expect(await firstAt(amara)).toBe('The sixth');
  });
});
