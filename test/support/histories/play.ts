import { setTimeout as delay } from 'node:timers/promises';
import { findViolation } from '../../../conform/linearizability.ts';
import { sweepPlatform } from '../../../gateway/jobs/sweep.ts';
import { sweepPayments } from '../../../gateway/money/settle.ts';
import { offeredDays } from '../../../gateway/provider/diary.ts';
import { sweepDrafts } from '../../../gateway/provider/jobs.ts';
import { readBankHolidays } from '../../../gateway/provider/working-hours.ts';
import { type Chance, chanceOf } from '../../../scripts/chance.ts';
import { now } from '../clock.ts';
import type { TestGateway } from '../gateway.ts';
import { type DiaryInput, type DiaryOutput, diaryModel } from './diary-model.ts';
import { diaryTab, slotOf } from './diary-tab.ts';
import { type MoneyInput, type MoneyOutput, moneyModel } from './money-model.ts';
import { moneyTab } from './money-tab.ts';
import { PatientBrowser } from './patient-browser.ts';
import { openRepair, openSite, type Person } from './people.ts';
import { Recorder, tableOf } from './record.ts';

/** Residents whose repairs share the diary of one site. */
const neighbours = 4;
const places = 1;
const daysToChoose = 2;
const tabs = ['left tab', 'right tab'];
/** What each tab does about its repair, and about its account. */
const deeds = 2;

interface Tab {
  readonly doOne: (chance: Chance) => Promise<void>;
  /** Reads everything that its resident knows of. */
  readonly readAll: () => Promise<void>;
}

async function inTurn({ doOne }: Tab, chance: Chance): Promise<void> {
  for (let done = 0; done < deeds; done += 1) {
    await delay(chance(4));
    await doOne(chance);
  }
}

/** Each person finds their account without a payment under way. */
async function balancesOf({ platform: { db } }: TestGateway, people: readonly Person[]) {
  const ids = people.map(({ account }) => account);
  await db
    .updateTable('payment')
    .set({ state: 'expired', decided_at: now() })
    .where('account_id', 'in', ids)
    .where('state', 'in', ['waiting', 'checking'])
    .execute();
  const rows = await db.selectFrom('account').select(['id', 'balance']).where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map(({ id, balance }) => [id, balance]));
}

export interface Played {
  readonly operations: number;
  /** The shortest part that no order explains, as a table. */
  readonly violations: readonly (readonly string[])[];
}

/** Lets all people do things at once, each in two tabs, while jobs run, and checks what they saw. */
export async function playHistory(
  gateway: TestGateway,
  people: readonly Person[],
  seed: number,
): Promise<Played> {
  const { platform } = gateway;
  const days = offeredDays(platform.now(), await readBankHolidays(platform.db)).slice(2, 2 + daysToChoose);
  const sites = Array.from(
    { length: Math.ceil(people.length / neighbours) },
    (_, index) => `S${seed}-${index}`,
  );
  for (const site of sites) await openSite(gateway, site, places);
  const repairs = await Promise.all(
    people.map((person, index) => openRepair(gateway, person, sites[Math.floor(index / neighbours)] ?? '')),
  );
  const diary = new Recorder<DiaryInput, DiaryOutput>();
  const money = new Recorder<MoneyInput, MoneyOutput>();
  const balances = await balancesOf(gateway, people);
  const tabsOf = (person: Person, index: number): readonly (readonly Tab[])[] => {
    const repair = repairs[index];
    if (!repair) return [];
    const begunPayments = new Set<string>();
    return tabs.map((tab) => {
      const caller = `resident ${index + 1}, ${tab}`;
      const { account } = person;
      const browser = new PatientBrowser(person.browser);
      return [
        diaryTab({ caller, browser, repair, days, recorder: diary }),
        moneyTab({ gateway, caller, browser, account, recorder: money, begunPayments }),
      ];
    });
  };
  const residents = people.map(tabsOf);
  const all = residents.flat(2);
  await Promise.all([
    ...all.map((tab, index) => inTurn(tab, chanceOf(seed * 1000 + index))),
    sweepPlatform(platform),
    sweepPayments(platform),
    sweepDrafts(platform),
  ]);
  // What an effect left behind shows at the latest when all is quiet. Then both tabs of a resident would read the same.
  await Promise.all(residents.flatMap(([tab = []]) => tab.map(({ readAll }) => readAll())));
  const beginning = {
    repairs: Object.fromEntries(repairs.map(({ id, version }) => [id, version])),
    slots: Object.fromEntries(
      sites.flatMap((site) => days.map((day) => [slotOf(site, day), places] as const)),
    ),
  };
  const violations = [
    findViolation(diaryModel(beginning), diary.history),
    findViolation(moneyModel(balances), money.history),
  ];
  return {
    operations: diary.history.length + money.history.length,
    violations: violations.flatMap((one) => (one ? [tableOf(one)] : [])),
  };
}
