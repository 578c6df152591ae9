import { randomUUID } from 'node:crypto';
import { bookAppointment } from '../../contract/appointments.ts';
import { getWorksOrder } from '../../contract/works-orders.ts';
import { type LoadRequest, load } from '../load.ts';
import { type Booking, prepareBookings } from './bookings.ts';
import { type Figure, figure, type Round } from './figures.ts';
import { residentWithRepair } from './resident-with-repair.ts';
import { startBenchServers } from './servers.ts';

const connections = 32;
const rounds = 7;
/** Length of a round for each side. Bookings use repairs up, so theirs are short. */
const seconds = { read: 1.2, booking: 0.6 } as const;
const bookings = 40_000;

/** One kind of request as the gateway takes it and as the bare server does. */
interface Pair {
  readonly gateway: LoadRequest | (() => LoadRequest);
  readonly bare: LoadRequest | (() => LoadRequest);
}

interface Requests {
  readonly read: Pair;
  readonly booking: Pair;
}

/** How near the gateway comes to a bare server with the same statements, for a read and for a change. */
export async function measureGateway(): Promise<readonly Figure[]> {
  const servers = await startBenchServers();
  try {
    const { read, booking } = await requestsFor(
      `http://localhost:${servers.gatewayPort}`,
      servers.databaseUrl,
    );
    const reads: Round[] = [];
    const changes: Round[] = [];
    for (let round = 0; round <= rounds; round++) {
      const bareFirst = round % 2 === 0;
      const results = {
        read: await pairUnderLoad(read, seconds.read, servers, bareFirst),
        booking: await pairUnderLoad(booking, seconds.booking, servers, bareFirst),
      };
      // The first round warms up.
      if (round === 0) continue;
      reads.push(results.read);
      changes.push(results.booking);
    }
    return [
      figure('a repair by its id, signed in', 'answers/s', reads, 0.5),
      figure('an appointment booked', 'answers/s', changes, 0.15),
    ];
  } finally {
    await servers.close();
  }
}

async function pairUnderLoad(
  { gateway, bare }: Pair,
  duration: number,
  { gatewayPort, barePort }: { readonly gatewayPort: number; readonly barePort: number },
  bareFirst: boolean,
): Promise<Round> {
  const ours = () => load({ port: gatewayPort, request: gateway }, connections, duration);
  const least = () => load({ port: barePort, request: bare }, connections, duration);
  const before = bareFirst ? await least() : undefined;
  const result = await ours();
  const { perSecond } = before ?? (await least());
  return { ours: result.perSecond, bare: perSecond, p99: result.p99 };
}

/** Signs a resident in and gives the requests that they would send. */
async function requestsFor(url: string, databaseUrl: string): Promise<Requests> {
  const { browser, worksOrderId } = await residentWithRepair(url);
  const nextBooking = await prepareBookings(databaseUrl, browser.customerId, bookings);
  const cookie = browser.cookies.header();
  const json = { Accept: 'application/json', 'Content-Type': 'application/json' };
  return {
    read: {
      gateway: {
        method: 'GET',
        path: getWorksOrder.path.replace(':worksOrderId', worksOrderId),
        headers: { Cookie: cookie, Accept: 'application/json' },
      },
      bare: {
        method: 'GET',
        path: `/repair?id=${worksOrderId}&customer=${browser.customerId}`,
        headers: { Accept: 'application/json' },
      },
    },
    booking: {
      gateway: () => {
        const booking = nextBooking();
        return {
          method: 'POST',
          path: bookAppointment.path.replace(':worksOrderId', booking.worksOrderId),
          headers: { ...json, Cookie: cookie, 'Idempotency-Key': booking.key },
          body: JSON.stringify(bodyOf(booking)),
        };
      },
      bare: () => ({ method: 'POST', path: '/booking', headers: json, body: JSON.stringify(nextBooking()) }),
    },
  };
}

const bodyOf = (booking: Booking) => ({
  isPreferences: false,
  jobNumber: booking.jobNumber,
  diaryCode: booking.site,
  appointmentFromDate: booking.startsAt,
  appointmentToDate: booking.endsAt,
  externalCreateDateTime: booking.startsAt,
  availabilityType: booking.availabilityType,
  isInsideSla: true,
  reasonCode: 'NEW_APPOINTMENT',
  remarks: '',
  externalReferenceId: randomUUID(),
  metadata: [],
});
