import { isDeepStrictEqual } from 'node:util';
import { casesPage, homePage, newRepair, repairPage, repairsPage } from '../../journeys/shared/addresses.ts';
import { isSameAddress } from '../../machines/engine/index.ts';

/** An answer as it came over the wire. */
export interface AnswerHeaders {
  readonly address: string;
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Each Set-Cookie header. */
  readonly cookies: readonly string[];
}

/** What an answer must carry where it comes from. */
export interface Protection {
  /** Whether residents reach the gateway by https. */
  readonly https: boolean;
  /** The one origin that frames may show. */
  readonly frame?: string;
}

const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

/** What a file must carry: nothing in it may run, send or load anything. */
const ofFiles = {
  'default-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};

const filePolicyFaults = (policy: string): string[] =>
  isDeepStrictEqual(directivesOf(policy), ofFiles) ? [] : [`a file may do more than nothing: ${policy}`];

function policyFaults(policy: string, frame: string): string[] {
  const directives = directivesOf(policy);
  const expected = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'frame-src': frame,
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': frame === "'none'" ? "'self'" : `'self' ${frame}`,
  };
  return [
    ...Object.entries(expected).flatMap(([name, sources]) =>
      directives[name] === sources ? [] : [`${name} is ${directives[name]}`],
    ),
    ...(/unsafe|\*|https?:(?!\/\/)/.test(policy) ? [`the policy allows too much: ${policy}`] : []),
  ];
}

function cookieFaults(cookie: string, https: boolean): string[] {
  const [pair = '', ...rest] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const needed = [
    'httponly',
    ...(https || pair.startsWith('__host-') ? ['secure'] : []),
    ...(pair.startsWith('__host-') ? ['path=/'] : []),
  ];
  const name = pair.split('=', 1)[0] ?? '';
  return [
    ...needed
      .filter((attribute) => !rest.includes(attribute))
      .map((one) => `the cookie ${name} lacks ${one}`),
    // Over http browsers refuse a cookie that is named so and is not Secure.
    ...(https && !(name.startsWith('__host-') || (!rest.includes('path=/') && name.startsWith('__secure-')))
      ? [`the cookie ${name} lacks the prefix that ties it to this host`]
      : []),
    ...(rest.some((one) => /^samesite=(lax|strict)$/.test(one)) ? [] : [`the cookie ${name} lacks SameSite`]),
    ...(rest.some((one) => one.startsWith('domain=')) ? [`the cookie ${name} has a Domain`] : []),
  ];
}

const always: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(.*\)$/,
};

/** Addresses whose answers are the same for everybody and may be kept: the portal's files, the sign-in pages' looks. */
const isForEverybody = (path: string): boolean =>
  !/^\/(customerselfserve|identity|health|live)\b/.test(path) ||
  /^\/identity\/(pages\.css|show-password\.js|jwks|\.well-known\/)/.test(path);

/** Pages of a resident that come rendered, and are shown where the browser knows of nothing against it. */
const rendered = [homePage, repairPage, repairsPage, casesPage, newRepair];

/**
 * Some pages have one script in them, named by its hash, there alone: the identity provider's own that ends the sign-in of somebody
 * else and sends itself on, and those that come rendered.
 */
const withoutKnownScript = (policy: string, path: string): string =>
  path.startsWith('/identity/auth/') || rendered.some((page) => isSameAddress(path, page))
    ? policy.replace(/ 'sha256-[\w+/]{43}='/, '')
    : policy;

/** What refuses a call. Browsers themselves go to where a sign-in begins, and read a page there. */
const typeOfProblem = (path: string): RegExp =>
  /\/v\d\/authorize$/.test(path)
    ? /^(?:application\/problem\+json|text\/html);/
    : /^application\/problem\+json/;

/** What of an answer breaks a rule that holds for every answer of the gateway, whatever it answers; empty for a right one. */
export function protectionFaults(answer: AnswerHeaders, { https, frame = "'none'" }: Protection): string[] {
  const { headers, status } = answer;
  const path = new URL(answer.address).pathname;
  const caching = headers['cache-control'] ?? '';
  const faults = [
    ...(headers['content-type'] === 'application/pdf'
      ? filePolicyFaults(headers['content-security-policy'] ?? '')
      : policyFaults(withoutKnownScript(headers['content-security-policy'] ?? '', path), frame)),
    ...Object.entries(always).flatMap(([name, value]) =>
      value.test(headers[name] ?? '') ? [] : [`${name} is ${headers[name]}`],
    ),
    ...(https === (headers['strict-transport-security'] !== undefined)
      ? []
      : ['HSTS does not fit the scheme']),
    ...(headers.server || headers['x-powered-by'] ? ['it says what software it is'] : []),
    ...((status >= 400 || !isForEverybody(path)) && !caching.includes('no-store') ? ['it may be kept'] : []),
    ...(caching === '' ? ['it says nothing of caching'] : []),
    ...(status >= 400 &&
    path.startsWith('/customerselfserve') &&
    !typeOfProblem(path).test(headers['content-type'] ?? '')
      ? [`a problem is ${headers['content-type']}`]
      : []),
    ...answer.cookies.flatMap((cookie) => cookieFaults(cookie, https)),
  ];
  return faults.map((fault) => `${status} ${path}: ${fault}`);
}
