import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const memory = 19_456;
const passes = 2;
const tagLength = 32;
const nonceLength = 16;

const digest = (password: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const message = password.normalize('NFKC');
    argon2('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** What is stored of a password: `argon2id$<nonce>$<digest>`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const key = await digest(password, nonce);
  return `argon2id$${nonce.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * As `hashPassword`, but each password once, which takes long by intent: for a demonstration, where everybody has the same and it
 * is no secret.
 */
export function hashOnce(): typeof hashPassword {
  const hashes = new Map<string, Promise<string>>();
  return (password) => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
}

/** Whether the password is the stored one. Without a stored one it takes as long and answers no, so time tells nothing. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, nonce, key] = stored?.split('$') ?? [];
  const given = await digest(password, nonce ? Buffer.from(nonce, 'base64url') : Buffer.alloc(nonceLength));
  const wanted = key ? Buffer.from(key, 'base64url') : randomBytes(tagLength);
  return timingSafeEqual(given, wanted) && stored !== undefined;
}
