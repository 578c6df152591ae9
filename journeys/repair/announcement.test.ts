import { describe, expect, test } from 'vitest';
import { announcementOf } from './announcement.ts';
import { resultOf } from './result.ts';
import { block, duplicate, home, reason } from './samples/records.ts';
import type { RepairSituation } from './situation.ts';
import { nothingKnown, type RepairFacts } from './vocabulary.ts';

const contractor: RepairFacts['contractor'] = {
  name: 'Brightfix Repairs',
  phoneNumber: '0300 555 0201',
  siteCode: 'BRIGHT-01',
  isOnHold: false,
  takesOnlineBookings: true,
  priority: 'NA',
  isOutOfHours: false,
};

/** What can hold of a repair when it is sent. */
type Holding =
  | 'triage'
  | 'duplicate'
  | 'vulnerable'
  | 'defects'
  | 'on hold'
  | 'emergency'
  | 'night'
  | 'by phone'
  | 'high';

function tell(...holding: readonly Holding[]) {
  const is = (what: Holding) => holding.includes(what);
  const chosen = reason({ priority: is('emergency') ? 'Emergency (OOH)' : 'Next Available' });
  const situation = {
    editing: false,
    answers: {
      // Only at home is anybody asked whether they are vulnerable.
      asset: is('vulnerable') ? home.id : block.id,
      reason: { chosen, text: '' },
      duplicate: is('duplicate') ? 'none' : undefined,
      vulnerable: is('vulnerable') ? 'yes' : 'no',
    },
    facts: {
      ...nothingKnown,
      assets: [home, { ...block, isInDefects: is('defects'), isHighRise: is('high') }],
      duplicates: [duplicate(1, 'open')],
      reason: { ...nothingKnown.reason, triage: is('triage') ? 'CATALYST_TRIAGE_TIER2' : null },
      contractor: { ...contractor, isOnHold: is('on hold'), takesOnlineBookings: !is('by phone') },
    },
  } as unknown as RepairSituation;
  return announcementOf(
    {
      worksOrderId: '1',
      jobNumber: 'R-1',
      description: '',
      result: resultOf(situation),
      isOutOfHours: is('night'),
    },
    situation,
  );
}

describe('what a resident is told once a repair is sent', () => {
  test.each<[string, readonly Holding[], string | undefined]>([
    ['passed on, before all else', ['triage', 'duplicate', 'defects', 'on hold'], 'SSR050'],
    ['perhaps a repeat', ['duplicate', 'defects', 'on hold'], 'SSR040'],
    ['for somebody vulnerable', ['vulnerable', 'on hold', 'by phone'], 'SSR042'],
    ['in defects', ['defects', 'on hold'], 'SSR046'],
    ['for somebody vulnerable, perhaps a repeat', ['duplicate', 'vulnerable'], 'SSR040'],
    ['an answer that is asked for no more', ['vulnerable', 'emergency'], 'Repair_Emergency_Raised'],
    ['with a contractor on hold', ['on hold', 'emergency', 'night', 'by phone'], 'Repair_OnHold'],
    ['an emergency', ['emergency', 'by phone'], 'Repair_Emergency_Raised'],
    [
      'an emergency, which nobody looks at first',
      ['triage', 'duplicate', 'defects', 'emergency'],
      'Repair_Emergency_Raised',
    ],
    ['an emergency at night', ['emergency', 'night'], 'Repair_Emergency_OutOfHours'],
    ['with a contractor to be phoned', ['by phone'], 'Repair_Raised'],
    ['to be booked', [], undefined],
    ['to be booked, at night', ['night'], undefined],
  ])('%s', (_, holding, notice) => expect(tell(...holding)?.notice).toBe(notice));

  test('has its number and contractor, and a word about a high building', () => {
    expect(tell('by phone')).toEqual({
      notice: 'Repair_Raised',
      values: { ref: 'R-1', contractor: 'Brightfix Repairs' },
    });
    expect(tell('by phone', 'high')?.also).toEqual(['Repair_Highrise']);
  });
});
