import { spawnSync } from 'node:child_process';

/** The environment in which programs are found where the packages of a distribution put them, besides the folders for everybody. */
export const withSystemPrograms = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` };

/** Whether this machine has PgBouncer. */
export const hasPgBouncer = (): boolean =>
  !spawnSync('pgbouncer', ['--version'], { env: withSystemPrograms }).error;
