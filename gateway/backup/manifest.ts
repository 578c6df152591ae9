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

const Objects = v.object({
  /** Objects that were copied, each as its row says. */
  count,
  bytes: count,
  /** Files that were taken away, and their objects with them, while the backup was made. */
  gone: v.array(v.string()),
  /** Files whose object was missing or damaged: with one of them a backup is not whole. */
  amiss: v.array(v.object({ id: v.string(), key: v.string(), fault: v.picklist(['missing', 'damaged']) })),
});

const ManifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  server: v.string(),
  /** Migrations that the tables had: a backup is restored by the version that made it. */
  migrations: v.array(v.string()),
  tables: v.pipe(v.array(BackedUpTable), v.nonEmpty()),
  sequences: v.array(Sequence),
  /** The objects that files of residents are in; a backup without has none of them, whatever its rows name. */
  objects: v.optional(Objects),
});

/** A table as a backup holds it. */
export type BackedUpTable = v.InferOutput<typeof BackedUpTable>;
/** What a backup holds of the store of objects. */
export type ObjectsInBackup = v.InferOutput<typeof Objects>;
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
