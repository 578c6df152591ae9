import type { FastifyInstance } from 'fastify';
import { getAccount, getAccounts, getLatestTransactions, getTransactions } from '../../contract/accounts.ts';
import { handle } from '../http/routes.ts';
import { requireSelf } from '../provider/ownership.ts';
import {
  accountToWire,
  readAccounts,
  readPending,
  requireAccount,
  requireAccountByReference,
} from './accounts.ts';
import { findTransactions } from './transactions.ts';

const defaultLimit = 10;
/** The size of a page of the latest transactions. */
const defaultSize = 3;

/** Accounts and what happened on them. */
export function accountRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, getAccounts, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const now = platform.now();
    const rows = await readAccounts(db, customerId);
    const ids = rows.map(({ id }) => id);
    const pending = await readPending(db, ids);
    return { body: { accounts: rows.map((row) => accountToWire(row, pending, now)) } };
  });

  handle(app, getAccount, async ({ customerId, params, db }) => {
    const row = await requireAccount(db, customerId, params.accountId);
    return { body: accountToWire(row, await readPending(db, [row.id]), platform.now()) };
  });

  handle(app, getTransactions, async ({ customerId, params, query, db }) => {
    const account = await requireAccount(db, customerId, params.accountId);
    const { limit = defaultLimit, skip, offset = 0 } = query;
    return { body: await findTransactions(db, account.id, { ...query, limit, skip: skip ?? offset }) };
  });

  handle(app, getLatestTransactions, async ({ customerId, query, db }) => {
    const account = await requireAccountByReference(db, customerId, query.payReference);
    const { page = 1, size = defaultSize } = query;
    return { body: await findTransactions(db, account.id, { limit: size, skip: (page - 1) * size }) };
  });
}
