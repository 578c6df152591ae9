import {
  type Activity,
  type AnyEvent,
  type Context,
  faultKindOf,
  isAnswerable,
  type Journey,
  type JourneyState,
  reviewed,
  type Screen,
  situationOf,
  stateOf,
} from '../../engine/index.ts';
import { screenAt } from '../screen-at.ts';
import type { Snapshot } from '../state-key.ts';
import type { AnyMoment } from './property.ts';

/** What a property may look at in a state, worked out only as far as it looks. */
export class SeenMoment implements AnyMoment {
  readonly #journey: Journey;
  readonly #snapshot: Snapshot;
  readonly #earlier: Snapshot | undefined;
  readonly event: AnyEvent | undefined;
  #state: JourneyState | undefined;
  #screen: Screen | undefined;
  #before: AnyMoment | undefined;

  constructor(journey: Journey, snapshot: Snapshot, event?: AnyEvent, earlier?: Snapshot) {
    this.#journey = journey;
    this.#snapshot = snapshot;
    this.#earlier = earlier;
    this.event = event;
  }

  get #at(): JourneyState {
    this.#state ??= stateOf(this.#snapshot);
    return this.#state;
  }
  get #seen(): Screen {
    this.#screen ??= screenAt(this.#journey, this.#snapshot);
    return this.#screen;
  }
  get #context(): Context {
    return this.#snapshot.context;
  }

  get step(): string {
    return this.#at.step;
  }
  get activity(): Activity {
    return this.#at.activity;
  }
  get end(): string | undefined {
    return this.#at.end;
  }
  get waitsFor(): string | undefined {
    return this.#at.operation;
  }
  get isAsking(): boolean {
    return isAnswerable(this.#at);
  }
  get answers(): never {
    return situationOf(this.#context).answers as never;
  }
  get confirmed(): never {
    return this.#context.answers as never;
  }
  get facts(): never {
    return this.#context.facts as never;
  }
  get isEditing(): boolean {
    return this.#context.returnTo !== null;
  }
  get isBlocked(): boolean {
    return this.#seen.blocked;
  }
  get errorPage(): string | undefined {
    return this.#at.activity === 'failed' ? this.#context.failure?.errorPage : undefined;
  }
  get asked(): readonly string[] {
    return this.#seen.questions.flatMap(({ id, isDisabled }) => (isDisabled ? [] : [id]));
  }
  get notices(): readonly string[] {
    const { notices, failure } = this.#seen;
    const shown = [
      ...notices.map(({ notice }) => notice),
      failure?.notice,
      this.#context.ended?.notice ?? undefined,
    ];
    return shown.filter((notice) => notice !== undefined);
  }
  get complaints(): readonly string[] {
    return this.#seen.questions.flatMap(({ complaints }) => complaints.map(({ notice }) => notice));
  }
  get actions(): readonly string[] {
    return this.#seen.secondaryActions;
  }
  get reviewed(): readonly string[] {
    return reviewed(this.#journey, this.#context).map(({ step }) => step.id);
  }
  get before(): AnyMoment | undefined {
    if (this.#earlier) this.#before ??= new SeenMoment(this.#journey, this.#earlier);
    return this.#before;
  }

  returned(operation: string): never | undefined {
    const { event } = this;
    if (!event?.type.startsWith('xstate.done.actor.') || this.before?.waitsFor !== operation)
      return undefined;
    return ('output' in event ? { output: event.output } : undefined) as never;
  }
  failed(operation: string): string | undefined {
    const { event } = this;
    if (!event?.type.startsWith('xstate.error.actor.') || this.before?.waitsFor !== operation)
      return undefined;
    return faultKindOf('error' in event ? event.error : undefined);
  }
}
