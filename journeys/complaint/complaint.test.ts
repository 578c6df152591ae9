import { describe, expect, test } from 'vitest';
import type { Hazard } from '../../contract/history.ts';
import { type Script, scriptedGateway } from '../../test/support/scripted-gateway.ts';
import { loadBeginning, postComplaint } from './calls.ts';
import { missedLines } from './missed.ts';
import { operations } from './operations.ts';
import { type ComplaintSituation, questions } from './questions.ts';
import { nothingKnown } from './vocabulary.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const hazard: Hazard = {
  severity: 'significant',
  firstReceivedDate: '2026-10-20T09:00:00.000Z',
  duties: [
    {
      kind: 'investigation',
      state: 'doneLate',
      dueBy: '2026-11-03T23:59:59',
      doneDate: '2026-11-05T10:00:00.000Z',
    },
    { kind: 'summary', state: 'overdue', dueBy: '2026-11-10T23:59:59', doneDate: null },
    { kind: 'safetyWork', state: 'due', dueBy: '2026-11-30T23:59:59', doneDate: null },
  ],
};

describe('what was missed', () => {
  test('is told with its dates, and nothing that is still in time', () => {
    expect(missedLines({ next: null, hazard })).toEqual([
      'Look at the damp or mould: this was due by Tuesday 3 November 2026. It was done on Thursday 5 November 2026.',
      'Write to you about what we found: this was due by Tuesday 10 November 2026. It is not done yet.',
    ]);
    const visit = { kind: 'visit', from: '2026-11-20T08:00:00', by: '2026-11-20T12:00:00' } as const;
    expect(missedLines({ next: { ...visit, isLate: true }, hazard: null })).toEqual([
      'Come to the appointment: this was due by Friday 20 November 2026. It has not happened.',
    ]);
    expect(missedLines({ next: { ...visit, isLate: false }, hazard: null })).toEqual([]);
  });
});

const script: Script = {
  getCustomer: [
    {
      addresses: {
        telecomsAddresses: [{ number: '07700900123', type: 'mobilePhone' }],
        digitalAddresses: [{ type: 'email', address: 'amara@example.com' }],
      },
      statuses: { isCatalyst: false },
    },
  ],
  searchWorksOrders: [
    {
      models: [
        {
          identifiers: { worksOrderIdentifier: id(1), jobNumber: 'R-10001' },
          statuses: { isDraft: false },
          job: { repairReason: 'Leaking tap' },
          raisedDate: '2026-11-01T09:00:00.000Z',
        },
        {
          identifiers: { worksOrderIdentifier: id(2), jobNumber: null },
          statuses: { isDraft: true },
          job: { repairReason: 'Faulty socket' },
          raisedDate: '2026-11-02T09:00:00.000Z',
        },
      ],
    },
  ],
  searchCases: [
    {
      cases: [
        {
          id: id(3),
          caseReferenceNumber: 'CAS-100001',
          caseTypeDescription: 'Noise',
          createdDate: '2026-10-12T09:00:00.000Z',
        },
      ],
    },
  ],
  getWorksOrderHistory: [{ next: null, hazard, historyItems: [] }],
  createComplaint: [
    {
      complaintIdentifier: id(9),
      complaintReference: 'CMP-100001',
      acknowledgeBy: '2026-11-30',
      answerBy: '2026-12-14',
    },
  ],
};

const toolsWith = (changes: Script = {}) => {
  const { gateway, sent } = scriptedGateway({ ...script, ...changes });
  const tools = {
    services: { gateway, customerId: id(8) },
    key: 'key',
    signal: new AbortController().signal,
    now: () => new Date(0),
    wait: async () => undefined,
    once: <T>(_name: string, start: () => Promise<T>) => start(),
  };
  return { sent, tools };
};

describe('what is known before the first question', () => {
  test('are the repairs that were sent, and the requests, with number and date', async () => {
    const beginning = await loadBeginning({ facts: nothingKnown }, toolsWith().tools);
    expect(beginning).toEqual({
      resident: { phones: ['07700900123'], hasEmail: true },
      repairs: [{ id: id(1), label: 'Leaking tap, R-10001, 01 Nov 2026' }],
      requests: [{ id: id(3), label: 'Noise, CAS-100001, 12 Oct 2026' }],
      missed: '',
      chosen: null,
    });
  });

  test('is what the resident came from', async () => {
    const { tools } = toolsWith();
    const from = (facts: object) => loadBeginning({ facts: { ...nothingKnown, ...facts } }, tools);
    expect((await from({ worksOrderId: id(1) })).chosen).toEqual({ subject: 'repair', id: id(1) });
  });

  test('is an older repair, too, where the resident came from it', async () => {
    const getWorksOrder = [
      {
        identifiers: { worksOrderIdentifier: id(7), jobNumber: 'R-9' },
        statuses: { isDraft: false },
        job: { repairReason: 'Old door' },
        raisedDate: '2020-01-02T09:00:00.000Z',
      },
    ];
    const { tools } = toolsWith({ getWorksOrder });
    const { repairs, chosen } = await loadBeginning(
      { facts: { ...nothingKnown, worksOrderId: id(7) } },
      tools,
    );
    expect(repairs.map((repair) => repair.id)).toEqual([id(7), id(1)]);
    expect(chosen?.id).toBe(id(7));
  });

  test('is a service request that the resident came from', async () => {
    const { tools } = toolsWith();
    const facts = { ...nothingKnown, caseReference: 'CAS-100001' };
    expect((await loadBeginning({ facts }, tools)).chosen).toEqual({ subject: 'request', id: id(3) });
  });

  test('are names without what is not known, and nobody’s e-mail address where it is empty', async () => {
    const repair = (number: number, jobNumber: string | null, repairReason: string) => ({
      identifiers: { worksOrderIdentifier: id(number), jobNumber },
      statuses: { isDraft: false },
      job: { repairReason },
      raisedDate: '2026-11-01T09:00:00.000Z',
    });
    const { tools } = toolsWith({
      searchWorksOrders: [{ models: [repair(1, null, 'Leaking tap'), repair(2, 'R-2', '')] }],
      getCustomer: [
        {
          addresses: {
            telecomsAddresses: [],
            digitalAddresses: [
              { type: 'email', address: '' },
              { type: 'email', address: 'amara@example.com' },
            ],
          },
          statuses: { isCatalyst: false },
        },
      ],
    });
    const { repairs, resident, chosen } = await loadBeginning(
      { facts: { ...nothingKnown, worksOrderId: id(2) } },
      tools,
    );
    expect(repairs.map(({ label }) => label)).toEqual(['Leaking tap, 01 Nov 2026', 'R-2, 01 Nov 2026']);
    expect(resident?.hasEmail).toBe(true);
    expect(chosen?.id).toBe(id(2));
  });

  test('has nothing that was missed where the resident comes from no repair', async () => {
    const { sent, tools } = toolsWith();
    const { missed } = await loadBeginning({ facts: { ...nothingKnown, aboutMissed: true } }, tools);
    expect(missed).toBe('');
    expect(sent.map((call) => call.id)).not.toContain('getWorksOrderHistory');
  });

  test('is what was missed, which begins the resident’s own text', async () => {
    const facts = { ...nothingKnown, worksOrderId: id(1), aboutMissed: true };
    const { missed } = await loadBeginning({ facts }, toolsWith().tools);
    expect(questions.details.initialFor({ ...facts, missed })).toBe(
      `${missedLines({ next: null, hazard }).join('\n')}\n`,
    );
    expect(questions.details.initialFor(nothingKnown)).toBeUndefined();
  });
});

describe('what is sent', () => {
  const answers = {
    subject: 'repair',
    repair: id(1),
    details: ' It drips. ',
    remedy: 'Mend it.',
    channel: 'email',
    number: 'another',
    phone: '07700900555',
    name: 'Sam Reed',
    relation: 'Other',
  } as const;
  const sendWith = async (changes: ComplaintSituation['answers'] = {}) => {
    const { sent, tools } = toolsWith();
    await postComplaint({ answers: { ...answers, ...changes }, facts: nothingKnown, editing: false }, tools);
    return sent;
  };

  test('is about the service request that was chosen', async () => {
    const [sent] = await sendWith({ subject: 'request', request: id(3) });
    expect(sent?.body).toMatchObject({
      subject: 'request',
      worksOrderIdentifier: null,
      caseIdentifier: id(3),
    });
  });

  test('says after a second that it takes longer', () => {
    expect(operations.sendComplaint.slow).toEqual({ afterMs: 1000, notice: 'Case_CC022' });
  });

  test('is all that was answered, and a number only where the reply comes by phone', async () => {
    const contact = { channel: 'email', phoneNumber: null, name: null, relation: null };
    expect(await sendWith()).toMatchObject([
      {
        body: {
          subject: 'repair',
          worksOrderIdentifier: id(1),
          caseIdentifier: null,
          details: 'It drips.',
          remedy: 'Mend it.',
          contact,
        },
      },
    ]);
    const phone = {
      channel: 'phone',
      phoneNumber: '07700900555',
      name: 'Sam Reed',
      relation: 'Other',
    };
    expect(await sendWith({ channel: 'phone' })).toMatchObject([{ body: { contact: phone } }]);
  });

  test('names nothing that is not in the list, or no longer what it is about', async () => {
    expect(await sendWith({ repair: 'none' })).toMatchObject([{ body: { worksOrderIdentifier: null } }]);
    expect(await sendWith({ subject: 'staff' })).toMatchObject([{ body: { worksOrderIdentifier: null } }]);
  });
});
