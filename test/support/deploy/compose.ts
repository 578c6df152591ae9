import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+s$/),
  v.transform((value) => Number(value.slice(0, -1))),
);

const service = v.strictObject({
  image: v.pipe(
    text,
    v.check((image) => !image.endsWith(':latest'), 'names a version'),
  ),
  build: v.optional(v.strictObject({ context: text, dockerfile: text })),
  env_file: v.optional(text),
  environment: v.optional(v.record(text, v.string())),
  entrypoint: v.optional(v.array(text)),
  command: v.optional(v.array(text)),
  /** Each under the name of its file below `/run/secrets`. */
  secrets: v.optional(v.array(v.union([text, v.strictObject({ source: text, target: text })]))),
  read_only: v.optional(v.boolean()),
  tmpfs: v.optional(v.array(text)),
  cap_drop: v.optional(v.array(text)),
  security_opt: v.optional(v.array(text)),
  stop_grace_period: v.optional(seconds),
  restart: v.picklist(['no', 'always', 'on-failure', 'unless-stopped']),
  ports: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^127\.0\.0\.1:\d+:\d+$/, 'is for this machine alone'))),
  ),
  volumes: v.optional(v.array(text)),
  healthcheck: v.optional(
    v.strictObject({ test: v.array(text), interval: seconds, timeout: seconds, retries: v.number() }),
  ),
  depends_on: v.optional(
    v.record(
      text,
      v.strictObject({
        condition: v.picklist(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    ),
  ),
});

/** The parts of the Compose specification that the file uses, strictly. */
export const Compose = v.strictObject({
  name: text,
  'x-gateway': v.unknown(),
  'x-objects': v.unknown(),
  services: v.record(text, service),
  volumes: v.record(text, v.strictObject({})),
  /** Their files, beside the file itself. */
  secrets: v.record(text, v.strictObject({ file: text })),
});
