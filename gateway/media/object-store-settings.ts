import * as v from 'valibot';
import type { Secret, SecretFiles } from '../secret-files.ts';

/** The store of objects that files of residents are kept in, where the provider has one. */
export interface ObjectStoreSettings {
  /** Address of the bucket. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: Secret;
  readonly secretAccessKey: Secret;
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** What the environment says of it. */
export const objectStoreVariables = {
  MEDIA_URL: v.optional(
    v.pipe(
      text,
      v.regex(
        /^https?:\/\/[^\s?#]+$/,
        'must be the address of a bucket such as https://s3.example.org/homes',
      ),
    ),
  ),
  MEDIA_REGION: v.optional(text, 'us-east-1'),
  MEDIA_ACCESS_KEY_ID: v.optional(text),
  MEDIA_SECRET_ACCESS_KEY: v.optional(text),
};

interface ObjectStoreEnvironment {
  readonly MEDIA_URL?: string | undefined;
  readonly MEDIA_REGION: string;
  readonly MEDIA_ACCESS_KEY_ID?: string | undefined;
  readonly MEDIA_SECRET_ACCESS_KEY?: string | undefined;
}

/** The store, when the environment names one. Adds to `faults` what is wrong. */
export function objectStoreSettingsOf(
  env: ObjectStoreEnvironment,
  faults: string[],
  { secret }: Pick<SecretFiles, 'secret'>,
): ObjectStoreSettings | undefined {
  const {
    MEDIA_URL: url,
    MEDIA_REGION: region,
    MEDIA_ACCESS_KEY_ID: accessKeyId,
    MEDIA_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (url === undefined && accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    faults.push('MEDIA_URL, MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY: give all three or none');
    return undefined;
  }
  return {
    url,
    region,
    accessKeyId: secret('MEDIA_ACCESS_KEY_ID', accessKeyId),
    secretAccessKey: secret('MEDIA_SECRET_ACCESS_KEY', secretAccessKey),
  };
}
