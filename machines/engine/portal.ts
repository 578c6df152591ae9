import type { JourneyOutput } from './compile.ts';
import type { Copy } from './copy.ts';
import type { Journey, Situation } from './journey.ts';
import type { NoticeKey, Option } from './question.ts';

/** A page of somebody else's, shown in a frame, and what is posted to open it. */
export interface FrameRequest {
  readonly address: string;
  /** The only origin whose messages count. */
  readonly origin: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a question may ask of the provider's systems while it is being answered. */
export interface QuestionServices<Services> {
  search?(
    text: string,
    situation: Situation,
    tools: { readonly services: Services; readonly signal: AbortSignal },
  ): Promise<readonly Option<unknown>[]>;
  upload?(
    file: {
      readonly name: string;
      readonly type: string;
      readonly size: number;
      arrayBuffer(): Promise<ArrayBuffer>;
      slice(start: number, end: number): Blob;
    },
    situation: Situation,
    tools: {
      readonly services: Services;
      readonly signal: AbortSignal;
      readonly key: string;
      readonly onProgress: (share: number) => void;
    },
  ): Promise<unknown>;
  remove?(
    documentId: string,
    situation: Situation,
    tools: { readonly services: Services; readonly signal: AbortSignal },
  ): Promise<void>;
  /** What opens the frame; 'over' when there is nothing to open it for any more. It is never kept: it may be a credential. */
  frame?(
    situation: Situation,
    tools: { readonly services: Services; readonly signal: AbortSignal },
  ): Promise<FrameRequest | 'over'>;
  /** Whether what the frame was opened for is over, although the frame said nothing. */
  isFrameOver?(
    situation: Situation,
    tools: { readonly services: Services; readonly signal: AbortSignal },
  ): Promise<boolean>;
}

/** A message about what was done, shown once on the page where a journey ends. */
export interface Announcement {
  readonly notice: NoticeKey;
  readonly values: Readonly<Record<string, string>>;
  /** What else holds besides. */
  readonly also?: readonly NoticeKey[];
  /** The address of a page that says the same to be kept. */
  readonly page?: string;
}

/** Where an end leads beyond its address: a message to show there, or what the next journey starts with. */
export interface Sequel {
  /** The address of the page that it leads to, where that says more than the end's own. */
  readonly at?: string;
  readonly announcement?: Announcement;
  readonly begin?: object;
  /** What this browser session keeps for a later visit to the same journey; its fact `remembered`. Null forgets. */
  readonly remember?: object | null;
}

/** What the screens of a journey are drawn from. */
export interface ShownFlow<Services = unknown> {
  readonly journey: Journey;
  readonly copy: Copy;
  readonly services: Readonly<Record<string, QuestionServices<Services>>>;
  /** Fetches the parts of the journey that are needed after its first step. */
  fetchLater?(): Promise<unknown>;
  /**
   * The flow as these facts make it, for a journey whose later steps are the provider's data: known only once they were
   * read. The same data give the same flow, by identity. The resident carries on in it where they were.
   */
  grow?(facts: object): ShownFlow<Services>;
}

/** A journey with everything that the portal needs to run it. */
export interface PortalFlow<Services = unknown> extends ShownFlow<Services> {
  sequel(output: JourneyOutput): Sequel;
}
