import { describe, expect, test } from 'vitest';
import { descriptionOf } from './repair-description.ts';

type Described = Parameters<typeof descriptionOf>[0];

const reported: Described = {
  channel: 'CustomerSelfService',
  job: {
    description: 'Taps: Leaking tap',
    trade: 'Plumbing',
    repairReason: 'Leaking tap',
    additionalInformation: 'The hot one. All day.',
  },
  statuses: { isDraft: false },
};
const writtenDown = (description: string): Described => ({
  ...reported,
  channel: 'ERGO',
  job: { ...reported.job, repairReason: '', description },
});

describe('what a repair is about', () => {
  test('is its reason, and in full what the resident wrote', () => {
    expect(descriptionOf(reported, true)).toEqual({
      kind: 'told',
      title: 'Leaking tap',
      more: 'The hot one. All day.',
    });
    expect(descriptionOf(reported, false)).toEqual({ kind: 'told', title: 'Leaking tap', more: '' });
  });

  test.each(['ERGO', 'ColleagueSelfService'] as const)(
    'is what staff wrote, when it came by %s',
    (channel) => {
      const order = { ...writtenDown('Relay two slabs. Trip hazard, wheelchair user.'), channel };
      expect(descriptionOf(order, true)).toEqual({
        kind: 'told',
        title: 'Relay two slabs.',
        more: 'Trip hazard, wheelchair user.',
      });
      expect(descriptionOf(order, false)).toEqual({ kind: 'told', title: 'Relay two slabs.', more: '' });
    },
  );

  test('is cut between words after a hundred characters, unless it is told in full', () => {
    const long = 'Renew the rainwater goods and '.repeat(6).trim();
    const brief = descriptionOf(writtenDown(long), false);
    const title = brief.kind === 'told' ? brief.title : '';
    expect(title).toMatch(/\w…$/);
    expect(title.length).toBeLessThanOrEqual(101);
    expect(long.startsWith(`${title.slice(0, -1)} `)).toBe(true);
    expect(descriptionOf(writtenDown(long), true)).toEqual({ kind: 'told', title: long, more: '' });
  });

  test('cannot be shown for a trade that nobody knows, and is not told yet in a draft without a reason', () => {
    const unknown = { ...reported, job: { ...reported.job, trade: 'Unknown' } };
    expect(descriptionOf(unknown, true)).toEqual({
      kind: 'hidden',
      notice: 'RepairDescription_ErrorMessage',
    });
    const draft = { ...unknown, job: { ...unknown.job, repairReason: '' }, statuses: { isDraft: true } };
    expect(descriptionOf(draft, true)).toEqual({ kind: 'notTold' });
  });
});
