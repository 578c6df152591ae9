import { describe, expect, test } from 'vitest';
import { Fault } from '../../machines/engine/index.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { requestReview } from './calls.ts';
import { operations } from './operations.ts';

const customerId = '00000000-0000-4000-8000-000000000008';
const complaintId = '00000000-0000-4000-8000-000000000009';
const known = { eTag: '"3"', canRequestReview: true };

function asking(script: Script, complaint: typeof known | null = known) {
  const { gateway, sent } = scriptedGateway(script);
  const answer = requestReview(
    { answers: { reason: ' It drips again. ' }, facts: { complaintId, complaint }, editing: false },
    {
      services: { gateway, customerId },
      key: 'key',
      signal: new AbortController().signal,
      now: () => new Date(0),
      wait: async () => undefined,
      once: (_name, start) => start(),
    },
  );
  return { answer, sent };
}

describe('asking for the second stage', () => {
  test('sends the reason, under the key, for the complaint as it was read', async () => {
    const { answer, sent } = asking({ requestComplaintReview: [{}] });
    expect(await answer).toEqual({ became: 'requested' });
    expect(sent).toMatchObject([
      {
        id: 'requestComplaintReview',
        params: { customerId, complaintId },
        body: { reason: 'It drips again.' },
        key: 'key',
        eTag: '"3"',
      },
    ]);
  });

  test('reads the complaint again where somebody else changed it first', async () => {
    const { answer } = asking({
      requestComplaintReview: [new Fault('conflict', { status: 412 })],
      getComplaint: [{ eTag: '"4"', canRequestReview: false }],
    });
    expect(await answer).toEqual({ became: 'changed', complaint: { eTag: '"4"', canRequestReview: false } });
  });

  test('says what else went wrong, and sends nothing for a complaint that was not read', async () => {
    await expect(asking({ requestComplaintReview: [new Fault('failed')] }).answer).rejects.toBeInstanceOf(
      Fault,
    );
    const { answer, sent } = asking({}, null);
    await expect(answer).rejects.toThrow('no complaint was loaded');
    expect(sent).toEqual([]);
  });

  test('says after a second that it takes longer', () => {
    expect(operations.requestReview.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });
});
