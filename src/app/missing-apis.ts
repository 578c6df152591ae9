/**
 * Adds what the oldest browser served lacks and libraries call without asking: Samsung Internet 18 is a Chromium 99.
 * `npm run browsers` finds what else is newer.
 */
export function addMissingApis(): void {
  AbortSignal.prototype.throwIfAborted ??= function (this: AbortSignal) {
    if (this.aborted) throw this.reason;
  };
}
