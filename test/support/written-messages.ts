import type { TestGateway } from './gateway.ts';

/** The messages that hold these words in their subject or body, the oldest first. */
export const messagesAbout = ({ platform }: TestGateway, words: string) =>
  platform.db
    .selectFrom('communication')
    .select(['customer_id', 'asset_id', 'payment_reference', 'category', 'subject', 'body', 'read_at'])
    .where((where) => where.or([where('subject', 'like', `%${words}%`), where('body', 'like', `%${words}%`)]))
    .orderBy('created_at')
    .execute();
