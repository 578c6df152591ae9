import { createActor, waitFor } from 'xstate';
import { flow } from '../../journeys/appointment/flow.ts';
import { appointment } from '../../journeys/appointment/journey.ts';
import { morning, offered, worksOrderId } from '../../journeys/appointment/samples/records.ts';
import type { AppointmentFacts, Services } from '../../journeys/appointment/vocabulary.ts';
import { addressOfConfirmation } from '../../journeys/shared/addresses.ts';
import { compile, type JourneyEvent, screenOf, type Tools } from '../../machines/engine/index.ts';
import { createGateway } from '../../src/client/gateway.ts';
import { keepIdentifiers } from '../../src/client/identifiers.ts';
import type { Browser } from './browser.ts';
import { memoryStore } from './memory-store.ts';
import { type Script, scriptedGateway } from './scripted-gateway.ts';

export const customerId = '00000000-0000-4000-8000-000000000900';
export const appointmentId = '00000000-0000-4000-8000-000000000701';

export const order = {
  identifiers: { jobNumber: 'R-1000482', contractorSiteIdentifier: 'BRIGHT-01' },
  job: { repairReason: 'Leaking tap', description: '' },
  contractor: { name: 'Brightfix Repairs', phoneNumber: '0300 555 0201' },
  statuses: { status: 'Unappointed', isRecall: false, isEmergency: false, isOutOfHours: false },
};
/** The same repair once somebody is to come for it. */
export const appointed = { ...order, statuses: { ...order.statuses, status: 'Appointed' } };
export const times = { availabilities: offered('2026-11-25'), isPreferences: false, statusCode: 200 };
const ordinary: Script = {
  checkRescheduleEligibility: [{ isEligible: true, errorCode: null }],
  getWorksOrder: [order],
  getAvailability: [times],
  bookAppointment: [{ appointmentId }],
  rescheduleAppointment: [{ appointmentId }],
  addNote: [{}],
};

/** A resident at the scheduler, whoever answers. */
async function open(services: Services, newKey: () => string, facts: Partial<AppointmentFacts>) {
  const waits: number[] = [];
  let minutes = 0;
  const { machine } = compile(appointment, {
    newKey,
    run: (operation, situation, { key, signal }) => {
      const tools: Tools<Services> = {
        services,
        key,
        signal,
        now: () => new Date(Date.UTC(2026, 10, 21, 13, minutes++)),
        wait: async (milliseconds) => {
          waits.push(milliseconds);
        },
        once: (_name, begin) => begin(),
      };
      return appointment.operations[operation]?.run(situation, tools) ?? Promise.reject(operation);
    },
  });
  const actor = createActor(machine, { input: { facts } }).start();
  const screen = () => screenOf(appointment, actor.getSnapshot());
  const settled = () =>
    waitFor(actor, (snapshot) => !['waiting', 'doing'].includes(screenOf(appointment, snapshot).phase));
  await settled();
  return {
    waits,
    screen,
    facts: () => actor.getSnapshot().context.facts as AppointmentFacts,
    heading: () => appointment.placeholders(actor.getSnapshot().context as never).heading,
    notices: () => screen().notices.map(({ notice }) => notice),
    async does(...events: readonly JourneyEvent[]) {
      for (const event of events) {
        actor.send(event);
        await settled();
      }
    },
    /** Where the journey ended and what is shown there. */
    end() {
      const { output } = actor.getSnapshot();
      if (!output) throw new Error('the journey has not ended');
      return { end: output.end, ...flow.sequel(output) };
    },
  };
}

/** A resident who opens the scheduler, where the gateway answers by script. */
export async function visit(
  mode: AppointmentFacts['mode'],
  script: Script = {},
  repair: string = worksOrderId,
) {
  const { gateway, sent } = scriptedGateway({
    ...ordinary,
    ...(mode === 'reschedule' ? { getWorksOrder: [appointed] } : {}),
    ...script,
  });
  let keys = 0;
  const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`;
  const resident = await open({ gateway, customerId }, newKey, { worksOrderId: repair, mode });
  const calls = (id: string) => sent.filter((call) => call.id === id);
  return {
    ...resident,
    sent,
    ids: () => sent.map(({ id }) => id),
    bodies: (id: string) => calls(id).map(({ body }) => body),
    keys: (id: string) => calls(id).map(({ key }) => key),
  };
}

/** A resident who opens the scheduler of a running gateway, through the portal's own client. */
export function visitAt(url: string, { customerId, cookies }: Browser, facts: Partial<AppointmentFacts>) {
  const identifiers = keepIdentifiers(memoryStore());
  identifiers.signIn(customerId, 'tracking-1');
  const gateway = createGateway({
    identifiers,
    subscriptionKey: 'test',
    origin: url,
    onSignedOut: () => undefined,
    onAbandoned: () => undefined,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', cookies.header());
      return fetch(request);
    },
  });
  return open({ gateway, customerId }, () => crypto.randomUUID(), facts);
}

export const choose = (slot: object = morning): JourneyEvent => ({
  type: 'ANSWER',
  question: 'slot',
  value: slot,
});
export const press: JourneyEvent = { type: 'CONTINUE' };

/** The page that confirms it. */
export const page = addressOfConfirmation(worksOrderId);

/** What a resident reads whose appointment is on that morning. */
export const confirmed = {
  ref: 'R-1000482',
  date: 'Tuesday 24 November 2026',
  slot: 'Morning',
  window: '8am to midday',
};
