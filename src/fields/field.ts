import type { ActorRefFrom } from 'xstate';
import type { FileAnswer } from '../../journeys/questions/files.ts';
import type { ReviewRow } from '../../journeys/questions/review.ts';
import type { Answers, FrameRequest, Option } from '../../machines/engine/index.ts';
import type { uploadQueue } from '../../machines/upload/upload.ts';

export interface OptionCopy {
  readonly label: string;
  readonly hint?: string;
}

/** The copy of one question, from `content/`. What else a kind reads is told in its `View.tsx`. */
export interface QuestionCopy {
  readonly label: string;
  readonly hint?: string;
  readonly options?: Readonly<Record<string, OptionCopy>>;
  readonly [more: string]: unknown;
}

/** A complaint with its text looked up. */
export interface ComplaintText {
  readonly key: string;
  readonly text: string;
  /** The part of the question that it is about; its first control is `${id}-${part}`. */
  readonly part?: string | undefined;
}

/** The files of a question on their way. */
export interface HeldUploads {
  readonly queue: ActorRefFrom<typeof uploadQueue>;
  /** What the work is done with at the moment. */
  readonly work: { current: { readonly facts: unknown; readonly services: FieldServices } };
  /** What the journey was last told. */
  readonly lastAnswer: { current: readonly FileAnswer[] };
}

/** The files of a visit to a journey that go on being sent whatever step is on the screen, by their question. */
export interface UploadQueues {
  all(): ReadonlyMap<string, HeldUploads>;
  hold(question: string, uploads: HeldUploads): void;
  /** What was sent after its step was left, and is not among these answers yet. */
  lateAnswers(answers: Answers): Readonly<Record<string, readonly FileAnswer[]>>;
  /** Lets go of files whose answer was changed by somebody else, such as by a repair that took another one's place. */
  compare(answers: Answers): void;
  /** Breaks everything off. */
  stop(): void;
}

/** Where the files of a visit are, once its first question of files was asked. */
export interface UploadsOfVisit {
  queues: UploadQueues | undefined;
  /** Told when files are held, sent, taken away or let go of. */
  onChange(): void;
}

/** What a kind needs from outside. Each kind says which of these it cannot do without. */
export interface FieldServices {
  /** Text of a notice, for messages that a kind shows by itself while the resident is still busy. */
  message?(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Suggestions for what was typed, best first. */
  search?(text: string, signal: AbortSignal): Promise<readonly Option<unknown>[]>;
  /**
   * Sends one prepared file. `onProgress` hears the share sent, 0 to 1. `key` is the same for every attempt with
   * this file, so that one whose answer was lost is not stored twice.
   */
  upload?(
    file: File,
    options: {
      readonly signal: AbortSignal;
      readonly onProgress: (share: number) => void;
      readonly key: string;
    },
  ): Promise<FileAnswer>;
  /** Where files go on being sent after their question was left. Without it they are broken off then. */
  readonly uploads?: { readonly of: UploadsOfVisit; readonly question: string };
  /** Takes a file that was sent away again. */
  remove?(documentId: string, signal: AbortSignal): Promise<void>;
  /** What opens the frame, asked for anew each time that it is opened; 'over' when there is nothing to open it for. */
  frame?(signal: AbortSignal): Promise<FrameRequest | 'over'>;
  /** Whether what the frame was opened for is over, although the frame said nothing. */
  isFrameOver?(signal: AbortSignal): Promise<boolean>;
  /** Goes to the step where an answer can be changed. */
  change?(row: ReviewRow): void;
}

/** What every kind's `View` is given. */
export interface FieldProps<Q, Value> {
  /** Unique on the page. The field is `${id}`, its error `${id}-error`, its hint `${id}-hint`. */
  readonly id: string;
  readonly question: Q;
  readonly copy: QuestionCopy;
  /** The question is the only one of its step, so its label is the page's heading. */
  readonly legendIsHeading?: boolean;
  readonly facts: unknown;
  readonly value: Value | undefined;
  readonly complaints: readonly ComplaintText[];
  /** Not asked now. */
  readonly disabled?: boolean;
  /**
   * Nothing is taken at the moment, because something is being saved or a dialog stands before the step. The controls stay
   * as they are and keep the focus; the renderer lets no answer through.
   */
  readonly held?: boolean;
  /** DOM id of the notice that says why nobody can go on with this answer. */
  readonly stoppedBy?: string | undefined;
  readonly services?: FieldServices;
  onAnswer(value: Value | undefined): void;
  /** Goes on, as Continue does: for an answer that comes without anybody here pressing anything. */
  onContinue?(): void;
}
