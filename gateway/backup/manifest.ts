import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const BackedUpTable = v.object({
  schema: v.string(),
  name: v.string(),
  /** Columns in the order of the file; those that the database works out by itself are not in it. */
  columns: v.array(v.string()),
  rows: count,
  /** Of all rows, in whatever order they are read. */
  digest: v.string(),
  file: v.string(),
  /** SHA-256 of the file as it lies there. */
  sha256: v.string(),
  bytes: count,
});

const Sequence = v.object({ schema: v.string(), name: v.string(), value: v.nullable(v.string()) });

const ManifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  server: v.string(),
  /** Migrations that the tables had: a backup is restored by the version that made it. */
  migrations: v.array(v.string()),
  tables: v.pipe(v.array(BackedUpTable), v.nonEmpty()),
  sequences: v.array(Sequence),
});

/** A table as a backup holds it. */
export type BackedUpTable = v.InferOutput<typeof BackedUpTable>;
/** What is in a backup. It is written last: a folder without one is no backup. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Name of the manifest's file. */
export const manifestFile = 'manifest.json';

/** Thrown for a backup that cannot be used, or a database that it cannot go into. The message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Reads a manifest. Throws BackupError when it is none. */
export function parseManifest(text: string): Manifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ManifestSchema), text);
  if (parsed.success) return parsed.output;
  throw new BackupError(`This is no manifest of a backup: ${parsed.issues[0].message}`);
}
