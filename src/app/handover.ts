/** What a page hands over to the one that it opens. */
export interface Handover {
  /** Facts with which a journey is begun anew. */
  readonly begin?: object;
}
