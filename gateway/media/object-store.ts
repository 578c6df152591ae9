/** An object that is to be stored. */
export interface NewObject {
  /** All of its bytes, or as they come. */
  readonly bytes: Uint8Array<ArrayBuffer> | AsyncIterable<Buffer>;
  readonly size: number;
  /** Of all its bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly contentType: string;
}

/** A store of objects beside the database. What an adapter must promise is in docs/ports/media.md. */
export interface ObjectStore {
  /** Stores an object under a key. When it answers, the object is safe and is what was sent. Throws ServiceAway. */
  put(key: string, object: NewObject): Promise<void>;
  /** The bytes of an object, piece by piece. Throws ServiceAway, and NoSuchObject. */
  read(key: string): Promise<AsyncIterable<Buffer>>;
  /** Removes an object; one that is not there is removed already. Throws ServiceAway. */
  remove(key: string): Promise<void>;
  /** The keys of all objects, some at a time. Throws ServiceAway. */
  keys(): AsyncIterable<readonly string[]>;
}

/** Thrown for an object that is not in the store. */
export class NoSuchObject extends Error {
  override readonly name = 'NoSuchObject';
}
