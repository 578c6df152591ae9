import type { Gateway } from '../../contract/call.ts';
import type { IdentifierKeeper, Store } from './identifiers.ts';
import type { Scene, Tracking } from './tracking.ts';

/** What reports are made with. */
export interface Reporter {
  readonly gateway: Gateway;
  readonly identifiers: IdentifierKeeper;
  /** Holds where each journey was last; the browser's session storage in the product. */
  readonly visits: Store;
  /** The path of the page on screen. */
  readonly page: () => string;
}

/** What the portal tells its provider about itself. A report that does not arrive is never the resident's concern. */
export interface Reports {
  /** Tells of something; each kind of it is a function of `Telling`. */
  tell<What extends keyof Tracking>(what: What, ...about: AboutOf<What>): void;
}

type AboutOf<What extends keyof Tracking> = Tracking[What] extends (
  scene: Scene,
  ...about: infer About
) => unknown
  ? About
  : never;

/** Reports over the gateway. */
export const createReports = (reporter: Reporter): Reports => ({
  tell(what, ...about) {
    // Taken down at once: the script that tells of it comes only with the first report.
    const scene: Scene = { ...reporter, identifiers: reporter.identifiers.read(), page: reporter.page() };
    import('./tracking.ts')
      .then(({ tracking }) =>
        (tracking[what] as (scene: Scene, ...about: unknown[]) => unknown)(scene, ...about),
      )
      .catch(() => undefined);
  },
});
