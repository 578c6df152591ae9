import { describe, expect, test } from 'vitest';
import type { DraftLoaded } from '../calls/draft.ts';
import type { ReasonChecked } from '../calls/reason.ts';
import type { Submitted } from '../calls/submit.ts';
import {
  contractor,
  flat,
  home,
  reason as leakingTap,
  outcome,
  draft as savedDraft,
} from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts } from '../vocabulary.ts';
import { asset } from './asset.ts';
import { draft } from './draft.ts';
import { reason, talkFirst } from './reason.ts';
import { start } from './start.ts';
import { submit } from './submit.ts';

const operations = { ...start, ...asset, ...reason, ...draft, ...submit };

const situation = (
  facts: Partial<RepairFacts> = {},
  answers: RepairSituation['answers'] = {},
): RepairSituation => ({
  editing: false,
  answers: { asset: home.id, reason: { chosen: leakingTap(), text: '' }, ...answers },
  facts: { ...nothingKnown, homes: [flat], assets: [home], draft: savedDraft, ...facts },
});

test.each([
  ['loadAssets', ['address']],
  ['checkAsset', ['address', 'asset']],
  ['loadLocations', ['address', 'asset']],
  ['checkReason', ['address', 'asset', 'reason']],
  ['checkVulnerability', ['asset', 'reason', 'access', 'duplicate', 'vulnerable']],
  ['findDuplicates', ['address', 'asset', 'location', 'reason']],
  ['chooseContractor', ['address', 'asset', 'reason', 'access', 'duplicate', 'vandalism', 'vulnerable']],
] as const)('%s runs anew once any answer that it sends has changed', (name, answers) => {
  expect(operations[name].dependsOn).toEqual(answers);
});

test.each(['loadResident', 'chooseContractor'] as const)(
  '%s, which the provider may answer otherwise at any time, runs at each opening of its step',
  (name) => {
    expect(operations[name].refetch).toBe('onEntry');
  },
);

test.each(['loadAssets', 'checkAsset'] as const)(
  '%s: a place that cannot be read takes no repairs',
  (name) => {
    const unavailable = { errorPage: 'failed', notice: 'SSR001' };
    expect(operations[name].faults).toEqual({ missing: unavailable, malformed: unavailable });
  },
);

describe('a place', () => {
  test('that is refused for a reason without words of its own says so', () => {
    const refused = asset.checkAsset.outcomes['refused for another reason'];
    expect(refused.notices?.({} as never, situation() as never)).toEqual(['E2']);
  });

  test('that can be repaired passes on what the provider warns of, as a warning', () => {
    const { notices, tone } = asset.checkAsset.outcomes['can be repaired'];
    expect(
      notices?.({ isEligible: true, errorCode: null, warnings: ['E4'] } as never, situation() as never),
    ).toEqual(['E4']);
    expect(tone).toBe('warning');
  });
});

describe('a reason', () => {
  const checked = (changes: Partial<ReasonChecked> = {}): ReasonChecked => ({
    heating: null,
    outcome: outcome(),
    warnings: ['E4'],
    ...changes,
  });
  const { outcomes } = reason.checkReason;

  test('has the codes of the provider, and none where there is none', () => {
    const codes = (changes: Partial<ReturnType<typeof outcome>>) =>
      outcomes['can be reported'].facts?.(checked({ outcome: outcome(changes) }), situation() as never).reason
        ?.codes;
    expect(codes({ isEligible: true, supplimentaryCodes: '' })).toEqual([]);
    expect(codes({ isEligible: false, errorCode: 'E2', supplimentaryCodes: '' })).toEqual(['E2']);
  });

  test.each(Object.entries(outcomes).filter(([name]) => name !== 'refused for this kind of tenancy'))(
    'that is %s is known by what the provider said',
    (_name, one) => {
      const facts = (one as { facts?: (checked: ReasonChecked, it: RepairSituation) => object }).facts;
      expect(facts?.(checked(), situation())).toMatchObject({ reason: { sorCode: expect.any(String) } });
    },
  );

  test.each(['refused with E2, but a follow-up question decides', 'can be reported'] as const)(
    '%s: what the provider warns of is a warning',
    (name) => {
      const one = outcomes[name];
      expect(one.notices?.(checked(), situation() as never)).toEqual(['E4']);
      expect(one.tone).toBe('warning');
    },
  );

  test('that is refused with E35 is talked about first only where the provider checks such repairs', () => {
    const refused = outcomes['refused with E35, and the provider checks such repairs'];
    const heating = { errorCode: 'E35' } as ReasonChecked['heating'];
    const isTalkedAbout = (enhancedCheck: boolean) =>
      refused.when?.(
        checked({ heating }),
        situation({ toggles: { ...nothingKnown.toggles, enhancedCheck } }) as never,
      );
    expect(isTalkedAbout(true)).toBe(true);
    expect(isTalkedAbout(false)).toBe(false);
  });
});

describe('the beginning', () => {
  test('says first that online repairs are closed, then that there is no home', () => {
    expect(Object.keys(start.loadResident.outcomes).slice(0, 2)).toEqual([
      'online repairs are closed for maintenance',
      'the resident has no home with us',
    ]);
    expect(start.loadResident.outcomes['the resident has no home with us'].goTo).toEqual({
      errorPage: 'failed',
      notice: 'SSR001',
    });
  });

  test('takes no photos where they are switched off', () => {
    const { facts } = start.readPhotoSwitch.outcomes['photos are switched off'];
    expect(facts?.(false as never, situation() as never)).toEqual({ photosAllowed: false });
  });
});

describe('a draft', () => {
  test('that somebody else changed is known as it stands now', () => {
    const { facts, goTo } = draft.keepDraft.outcomes['somebody changed the repair first'];
    const theirs = { ...savedDraft, eTag: '"9"' };
    expect(facts?.({ draft: theirs, changedElsewhere: true } as never, situation() as never)).toEqual({
      draft: theirs,
    });
    expect(goTo).toEqual({ errorPage: 'failed', notice: 'repair_Journey_Error_Message1' });
  });

  test('without an address cannot be begun', () => {
    expect(draft.startDraft.outcomes['the new repair has no address'].goTo).toEqual({
      errorPage: 'workOrderError',
      notice: 'repair_Journey_Error_Message1',
    });
  });

  test('is not carried on where repairs of its home are not taken online', () => {
    const closed =
      draft.resumeDraft.outcomes['repairs are not taken online where the home of the saved repair is'];
    const resident = { isMergedLandlord: true } as RepairFacts['resident'];
    const toggles = { ...nothingKnown.toggles, closedAreas: [flat.borough] };
    const loaded = (address: string) => ({ answers: { address } }) as unknown as DraftLoaded;
    const it = situation({ resident, toggles }) as never;
    expect(closed.when?.(loaded(flat.premisesId), it)).toBe(true);
    expect(closed.when?.(loaded('another home'), it)).toBe(false);
    expect(closed.goTo).toEqual({ end: 'home' });
    expect(Object.keys(draft.resumeDraft.outcomes)[0]).toBe(
      'repairs are not taken online where the home of the saved repair is',
    );
  });

  test('that was thrown away keeps nobody', () => {
    expect(draft.discardDraft.outcomes['thrown away'].goTo).toBe('next');
  });
});

describe('what is like the repair', () => {
  test('may be one thing, and nothing forgets what was found before', () => {
    const { outcomes } = submit.findDuplicates;
    const found = outcomes['something like it may be open'];
    expect(found.when?.([{}] as never, situation() as never)).toBe(true);
    expect(found.when?.([], situation() as never)).toBe(false);
    expect(outcomes['nothing like it is open'].facts?.([], situation() as never)).toEqual({ duplicates: [] });
  });
});

describe('a report', () => {
  const { outcomes } = submit.submit;
  const refused = (why: 'no order' | 'closed' | 'changed'): Submitted => ({ sent: false, why, eTag: '"9"' });
  const outcomeOf = (answer: Submitted, it = situation()) =>
    Object.entries(outcomes).find(
      ([, one]) =>
        !('when' in one) || (one.when as (answer: Submitted, it: RepairSituation) => boolean)(answer, it),
    )?.[0];

  test.each([
    ['closed', 'online repairs were closed meanwhile', 'repairs_Maintenance_Message', 'failed'],
    ['changed', 'somebody saved the repair meanwhile', 'repair_Journey_Error_Message1', 'failed'],
    ['no order', 'there is no saved repair to send', 'repair_Journey_Error_Message1', 'workOrderError'],
  ] as const)('that was refused because of %s says so', (why, name, notice, errorPage) => {
    expect(outcomeOf(refused(why))).toBe(name);
    expect(outcomes[name].goTo).toEqual({ errorPage, notice });
  });

  test('that somebody saved meanwhile is sent again with the new tag', () => {
    const { facts } = outcomes['somebody saved the repair meanwhile'];
    expect(facts?.(refused('changed'), situation() as never)).toEqual({
      draft: { ...savedDraft, eTag: '"9"' },
    });
    expect(facts?.(refused('changed'), situation({ draft: null }) as never)).toEqual({ draft: null });
  });

  test('that only the provider has a person look at is taken for a duplicate', () => {
    const answer: Submitted = { sent: true, eTag: '"9"', isForPerson: true };
    const { facts } = outcomes['sent, for a person to look at'];
    expect(facts?.(answer, situation() as never)).toMatchObject({ raised: { result: 'duplicate' } });
    const triage = { ...nothingKnown.reason, triage: 'TIER2' } as RepairFacts['reason'];
    expect(facts?.(answer, situation({ reason: triage }) as never)).toMatchObject({
      raised: { result: 'triage' },
    });
  });

  test('ends with its job number, and says whether help comes out of hours', () => {
    for (const name of ['an appointment can be booked', 'no appointment to book'] as const) {
      const { facts } = submit.awaitJobNumber.outcomes[name];
      const isTold = (isOutOfHours: boolean) =>
        facts?.('R-1', situation({ contractor: { isOutOfHours } as RepairFacts['contractor'] }) as never)
          .raised;
      expect(isTold(true)).toMatchObject({ jobNumber: 'R-1', isOutOfHours: true });
      expect(isTold(false)).toMatchObject({ jobNumber: 'R-1', isOutOfHours: false });
    }
  });

  test('whose number has not come can be asked for again', () => {
    expect(submit.awaitJobNumber.outcomes['the job number has not come'].goTo).toEqual({
      errorPage: 'workOrderError',
      notice: 'Work_Order_Unconfirmed',
      retry: 'operation',
    });
  });

  test('that no contractor can take is talked about first', () => {
    const { notices, when } = submit.chooseContractor.outcomes['no contractor can take it'];
    expect(notices?.({} as never, situation() as never)).toEqual(talkFirst);
    expect(when?.({ contractor: contractor() } as never, situation() as never)).toBe(false);
  });
});
