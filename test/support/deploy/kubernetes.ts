import * as v from 'valibot';

/**
 * The parts of Kubernetes' own schemas that the manifests use. Objects are strict: a field that is misspelt or stands in
 * the wrong place, which a cluster would drop without a word, does not pass.
 */
const text = v.pipe(v.string(), v.nonEmpty());
const name = v.pipe(v.string(), v.regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const quantity = v.pipe(v.string(), v.regex(/^\d+(m|Mi|Gi)?$/));
const labels = v.record(text, text);
const metadata = v.strictObject({ name, annotations: v.optional(labels) });
const selector = v.strictObject({ matchLabels: labels });
const port = v.union([count, name]);

const probe = v.strictObject({
  httpGet: v.strictObject({ path: text, port }),
  periodSeconds: count,
  timeoutSeconds: v.optional(count),
  failureThreshold: count,
});

const container = v.strictObject({
  name,
  image: v.pipe(v.string(), v.regex(/^[\w./-]+:(?!latest$)[\w.-]+$/, 'names a version')),
  command: v.optional(v.array(text)),
  /** Nothing secret is a variable: it would stay what it was until the process ends. */
  env: v.optional(v.array(v.strictObject({ name: text, value: text }))),
  envFrom: v.optional(v.array(v.strictObject({ configMapRef: v.strictObject({ name }) }))),
  ports: v.optional(v.array(v.strictObject({ name, containerPort: count }))),
  startupProbe: v.optional(probe),
  readinessProbe: v.optional(probe),
  livenessProbe: v.optional(probe),
  securityContext: v.strictObject({
    allowPrivilegeEscalation: v.literal(false),
    readOnlyRootFilesystem: v.literal(true),
    capabilities: v.strictObject({ drop: v.tuple([v.literal('ALL')]) }),
  }),
  resources: v.strictObject({
    requests: v.strictObject({ cpu: quantity, memory: quantity }),
    limits: v.strictObject({ memory: quantity }),
  }),
  /** Whole folders: what is mounted with `subPath` is never brought up to date. */
  volumeMounts: v.array(v.strictObject({ name, mountPath: text, readOnly: v.optional(v.literal(true)) })),
});

const podSpec = v.strictObject({
  restartPolicy: v.optional(v.picklist(['Always', 'OnFailure', 'Never'])),
  terminationGracePeriodSeconds: v.optional(count),
  automountServiceAccountToken: v.literal(false),
  topologySpreadConstraints: v.optional(
    v.array(
      v.strictObject({
        maxSkew: count,
        topologyKey: text,
        whenUnsatisfiable: v.picklist(['DoNotSchedule', 'ScheduleAnyway']),
        labelSelector: selector,
      }),
    ),
  ),
  securityContext: v.strictObject({
    runAsNonRoot: v.literal(true),
    runAsUser: v.pipe(count, v.minValue(1)),
    seccompProfile: v.strictObject({ type: v.literal('RuntimeDefault') }),
  }),
  containers: v.tuple([container]),
  volumes: v.array(
    v.union([
      v.strictObject({ name, emptyDir: v.strictObject({}) }),
      v.strictObject({ name, secret: v.strictObject({ secretName: name }) }),
    ]),
  ),
});
const template = v.strictObject({ metadata: v.strictObject({ labels }), spec: podSpec });

/** A manifest of one of the kinds that are used. */
export const Manifest = v.variant('kind', [
  v.strictObject({
    apiVersion: v.literal('apps/v1'),
    kind: v.literal('Deployment'),
    metadata,
    spec: v.strictObject({
      replicas: count,
      strategy: v.strictObject({
        type: v.literal('RollingUpdate'),
        rollingUpdate: v.strictObject({ maxSurge: count, maxUnavailable: count }),
      }),
      selector,
      template,
    }),
  }),
  v.strictObject({
    apiVersion: v.literal('batch/v1'),
    kind: v.literal('Job'),
    metadata,
    spec: v.strictObject({ backoffLimit: count, ttlSecondsAfterFinished: count, template }),
  }),
  v.strictObject({
    apiVersion: v.literal('v1'),
    kind: v.literal('Service'),
    metadata,
    spec: v.strictObject({
      selector: labels,
      ports: v.array(v.strictObject({ name, port: count, targetPort: port })),
    }),
  }),
  v.strictObject({
    apiVersion: v.literal('policy/v1'),
    kind: v.literal('PodDisruptionBudget'),
    metadata,
    spec: v.strictObject({ minAvailable: count, selector }),
  }),
  v.strictObject({
    apiVersion: v.literal('networking.k8s.io/v1'),
    kind: v.literal('Ingress'),
    metadata,
    spec: v.strictObject({
      tls: v.array(v.strictObject({ hosts: v.array(text), secretName: name })),
      rules: v.array(
        v.strictObject({
          host: text,
          http: v.strictObject({
            paths: v.array(
              v.strictObject({
                path: text,
                pathType: v.picklist(['Prefix', 'Exact']),
                backend: v.strictObject({
                  service: v.strictObject({ name, port: v.strictObject({ name }) }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  v.strictObject({ apiVersion: v.literal('v1'), kind: v.literal('ConfigMap'), metadata, data: labels }),
  v.strictObject({
    apiVersion: v.literal('v1'),
    kind: v.literal('Secret'),
    metadata,
    type: v.literal('Opaque'),
    stringData: labels,
  }),
]);

export type Manifest = v.InferOutput<typeof Manifest>;
