/**
 * Thrown when another system that a call needs does not answer, or not in time. The same call may succeed a little later:
 * its caller is answered 503 with Retry-After.
 */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}
