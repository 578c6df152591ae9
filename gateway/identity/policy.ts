import { identityPolicies } from '../../contract/session.ts';

export type Policy = (typeof identityPolicies)[number];

export const isPolicy = (value: unknown): value is Policy =>
  identityPolicies.some((policy) => policy === value);
