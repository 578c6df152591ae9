import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import type { Config } from '../gateway/config.ts';
import { sharedSecrets } from '../gateway/secret-files.ts';
import { Compose } from './support/deploy/compose.ts';
import { readImageFile } from './support/deploy/image.ts';
import { Manifest } from './support/deploy/kubernetes.ts';
import { settingsOf } from './support/deploy/secrets.ts';
import { readSources } from './support/sources.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, 'deploy', file), 'utf8');

const manifests = readdirSync(path.join(root, 'deploy/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document) => v.parse(Manifest, document.toJS())),
);
const compose = v.parse(Compose, parse(read('compose.yaml'), { merge: true }));
const image = readImageFile(root);
const example = Object.fromEntries(
  read('gateway.env.example')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const { env: ofImage } = image;

const only = <Kind extends Manifest['kind']>(kind: Kind): Extract<Manifest, { kind: Kind }> => {
  const [first, ...others] = manifests.filter((manifest) => manifest.kind === kind);
  if (first === undefined || others.length > 0) throw new Error(`one ${kind} is expected`);
  return first as Extract<Manifest, { kind: Kind }>;
};

const longestStop = ({ drainSeconds, stopSeconds }: Config): number => drainSeconds + stopSeconds;

/** What a pod's container finds in the files of the example secret, by their path. */
function mountedInCluster(): Readonly<Record<string, string>> {
  const { containers, volumes } = only('Deployment').spec.template.spec;
  const { metadata, stringData } = only('Secret');
  const mounts = volumes.flatMap((volume) =>
    'secret' in volume && volume.secret.secretName === metadata.name
      ? containers[0].volumeMounts.filter(({ name }) => name === volume.name)
      : [],
  );
  return Object.fromEntries(
    mounts.flatMap(({ mountPath }) =>
      Object.entries(stringData).map(([name, value]) => [`${mountPath}/${name}`, value]),
    ),
  );
}

type Service = (typeof compose.services)[string];

/** What a service of the Compose file finds in the files of the example secrets, by their path. */
const mountedIn = ({ secrets = [] }: Service): Readonly<Record<string, string>> =>
  Object.fromEntries(
    secrets.map((secret) => {
      const { source, target } = typeof secret === 'string' ? { source: secret, target: secret } : secret;
      const { file } = compose.secrets[source] ?? { file: '' };
      return [`/run/secrets/${target}`, read(file.replace(/^secrets\//, 'secrets.example/')).trim()];
    }),
  );

const settingsInCluster = { ...ofImage, ...only('ConfigMap').data };
const inCluster = settingsOf(settingsInCluster, mountedInCluster());
const settingsInCompose = ({ environment }: Service) => ({ ...ofImage, ...example, ...environment });
const gateways = Object.entries(compose.services).filter(([name]) => name.startsWith('gateway-'));

it('has manifests of every kind that is needed, and refuses a misspelt one', () => {
  const kinds = ['ConfigMap', 'Deployment', 'Ingress', 'Job', 'PodDisruptionBudget', 'Secret', 'Service'];
  expect(manifests.map(({ kind }) => kind).sort()).toEqual(kinds);
  const misspelt = JSON.parse(JSON.stringify(only('Deployment')).replace('readinessProbe', 'readynessProbe'));
  expect(v.is(Manifest, misspelt)).toBe(false);
});

it('gives a process that ends in a cluster the time that it takes, and is seen to end before', () => {
  const { spec } = only('Deployment');
  const { spec: pod } = spec.template;
  const [{ readinessProbe: ready }] = pod.containers;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(longestStop(inCluster));
  if (ready === undefined) throw new Error('there is no readiness probe');
  expect(inCluster.drainSeconds).toBeGreaterThanOrEqual(ready.periodSeconds * ready.failureThreshold);
  expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(only('PodDisruptionBudget').spec.minAvailable).toBeLessThan(spec.replicas);
});

it('asks the gateway where it listens, and for what it answers', () => {
  const [container] = only('Deployment').spec.template.spec.containers;
  expect(container.ports).toEqual([
    { name: 'http', containerPort: inCluster.port },
    { name: 'metrics', containerPort: inCluster.metricsPort },
  ]);
  const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
  expect(probes.map((probe) => probe?.httpGet.path)).toEqual(['/live', '/health', '/live']);
  const health = readFileSync(path.join(root, 'gateway/http/health.ts'), 'utf8');
  for (const address of ['/live', '/health']) expect(health).toContain(`app.get('${address}'`);
  const { labels } = only('Deployment').spec.template.metadata;
  expect(only('Service').spec.selector).toEqual(labels);
  expect(only('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
});

it('runs two gateways on one machine, which find everything that they need', () => {
  expect(gateways).toHaveLength(2);
  for (const [, service] of gateways) {
    const { read_only, stop_grace_period = 0 } = service;
    const config = settingsOf(settingsInCompose(service), mountedIn(service));
    expect(stop_grace_period).toBeGreaterThan(longestStop(config));
    expect(config.databasePooler).toBe('transaction');
    expect(new URL(config.databaseUrl?.() ?? '').port).toBe(
      compose.services.pooler?.environment?.LISTEN_PORT,
    );
    expect(read_only).toBe(true);
  }
  const hosts = Object.values(compose.services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter((host) => !(host in compose.services))).toEqual([]);
  const { migrate } = compose.services;
  if (migrate === undefined) throw new Error('nothing migrates');
  expect(mountedIn(migrate)[migrate.environment?.DATABASE_URL_FILE ?? '']).toContain('@database:5432/');
});

/** Secrets of the list that are not set as files, and those that are variables. */
const secretsAmiss = (settings: Readonly<Record<string, string | undefined>>): readonly string[] =>
  sharedSecrets.filter((name) => settings[`${name}_FILE`] === undefined || settings[name] !== undefined);

it('hands every secret of the gateway over as a file, and none as a variable', () => {
  expect(secretsAmiss(settingsInCluster)).toEqual([]);
  expect(Object.keys(only('Secret').stringData).sort()).toEqual([...sharedSecrets]);
  for (const [, service] of gateways) expect(secretsAmiss(settingsInCompose(service))).toEqual([]);
  const variables = [
    ...Object.values(compose.services).map(({ environment = {} }) => Object.keys(environment)),
    ...[only('Deployment'), only('Job')].flatMap(({ spec }) =>
      spec.template.spec.containers.map(({ env = [] }) => env.map(({ name }) => name)),
    ),
  ];
  expect(sharedSecrets.filter((name) => variables.flat().includes(name))).toEqual([]);
});

it('has an example of each secret of the Compose file, with one password for the database', () => {
  const examples = readdirSync(path.join(root, 'deploy/secrets.example')).sort();
  expect(Object.keys(compose.secrets).sort()).toEqual(examples);
  for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`secrets/${name}`);
  const mounted = Object.values(compose.services).flatMap((service) => Object.keys(mountedIn(service)));
  expect(mounted).toContain('/run/secrets/DATABASE_PASSWORD');
  const password = read('secrets.example/DATABASE_PASSWORD').trim();
  for (const name of ['DATABASE_URL', 'OWNER_DATABASE_URL']) {
    expect(new URL(read(`secrets.example/${name}`).trim()).password, name).toBe(password);
  }
});

/** Services that are up, healthy or complete before one starts, with what each has to be. */
function before(name: string): ReadonlyMap<string, string> {
  const direct = Object.entries(compose.services[name]?.depends_on ?? {});
  return new Map(direct.flatMap(([other, { condition }]) => [...before(other), [other, condition] as const]));
}

it('keeps files of residents in a store of its own, whose bucket is there before any gateway', () => {
  for (const [name, service] of gateways) {
    const { objectStore } = settingsOf(settingsInCompose(service), mountedIn(service));
    const { hostname, port, pathname } = new URL(objectStore?.url ?? '');
    expect(before(name).get(hostname)).toBe('service_healthy');
    const store = compose.services[hostname];
    const health = new URL(store?.healthcheck?.test.at(-1) ?? '');
    const started = store?.command?.join(' ') ?? '';
    expect(health.port).toBe(port);
    expect(started).toContain(`--port :${port} --health ${health.pathname} `);
    for (const secret of ['MEDIA_ACCESS_KEY_ID', 'MEDIA_SECRET_ACCESS_KEY']) {
      expect([store?.secrets, service.secrets]).toEqual(Array(2).fill(expect.arrayContaining([secret])));
      expect(started).toContain(`cat /run/secrets/${secret}`);
    }
    const folder = started.split(' ').at(-1) ?? '';
    const { bucket } = compose.services;
    expect(before(hostname).get('bucket')).toBe('service_completed_successfully');
    expect(bucket?.entrypoint?.at(-1)).toBe(`${folder}${pathname}`);
    expect([bucket?.image, bucket?.volumes]).toEqual([store?.image, [`${hostname}:${folder}`]]);
    expect(bucket?.volumes).toEqual(store?.volumes);
  }
  const volumes = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
  const names = new Set(volumes.map((volume) => volume.replace(/:.*/, '')));
  expect([...names].sort()).toEqual(Object.keys(compose.volumes).sort());
});

it('makes an image of what the gateway needs, for somebody who is not root', () => {
  for (const stage of image.stages) expect(stage).toMatch(/^node:\$\{NODE_VERSION\}-bookworm-slim/);
  expect(image.text).toMatch(/^ARG NODE_VERSION=\d+\.\d+\.\d+$/m);
  expect(image.user.uid).toBeGreaterThan(0);
  expect(image.user.gid).toBeGreaterThan(0);
  expect(image.text).not.toMatch(/curl|wget|npm install|apt-get/);
  const copied = image.copies.map(({ to }) => to);
  const needed = readSources(root)
    .filter((source) => source.path.startsWith('gateway/') && !source.path.endsWith('.test.ts'))
    .flatMap((source) => source.imports.filter(({ kind }) => kind !== 'type'))
    .flatMap(({ file }) => file?.split('/')[0] ?? []);
  expect(new Set(needed).size).toBeGreaterThan(2);
  expect([...new Set(needed)].filter((folder) => !copied.includes(folder))).toEqual([]);
});
