import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the Dockerfile says of the image itself, not of the stages before it. */
export interface ImageFile {
  readonly text: string;
  readonly stages: readonly string[];
  /** What is copied into its folder, whether out of a stage or out of the checkout. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  readonly env: Readonly<Record<string, string>>;
  /** Packages that production has and the image has not. */
  readonly packagesLeftOut: readonly string[];
  readonly user: { readonly uid: number; readonly gid: number };
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

const listOf = (text: string): readonly string[] => JSON.parse(text) as readonly string[];

/** Reads deploy/Dockerfile as far as our tests need it. */
export function readImageFile(root: string): ImageFile {
  const text = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8').replaceAll(/\\\n/g, ' ');
  const stages = text.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';
  const found = (pattern: RegExp, within = last): string => pattern.exec(within)?.[1] ?? '';
  const [uid = 0, gid = 0] = found(/^USER (\d+:\d+)$/m)
    .split(':')
    .map(Number);
  return {
    text,
    stages,
    copies: [...last.matchAll(/^COPY (?:--from=\w+ )?(?:\/app\/)?(\S+) \.\/(\S*)$/gm)].map(
      ([, from = '', to]) => ({ from, to: to || from }),
    ),
    env: Object.fromEntries(
      [...found(/^ENV (.+)$/m).matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
    packagesLeftOut: [...found(/rm -rf (.+)$/m, text).matchAll(/node_modules\/(\S+)/g)].map(
      ([, name = '']) => name,
    ),
    user: { uid, gid },
    command: listOf(found(/^CMD (\[.+\])$/m)),
    healthCheck: listOf(found(/^HEALTHCHECK .*CMD (\[.+\])$/m)),
  };
}
