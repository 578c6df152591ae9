/** A row with its columns by their names. */
export type ExportedRow = Readonly<Record<string, unknown>>;

export interface ExportReport {
  readonly madeAt: string;
  readonly customerId: string;
  readonly rows: number;
  readonly files: number;
}

/** Everything that is held about a resident, by table. Files stand in it by their place in the folder. */
export interface Export extends Pick<ExportReport, 'madeAt' | 'customerId'> {
  readonly tables: Readonly<Record<string, readonly ExportedRow[]>>;
}
