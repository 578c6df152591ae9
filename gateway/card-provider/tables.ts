import type { ColumnType } from 'kysely';

/** What the demonstration's card provider remembers of a payment. Nothing of a card is among it. */
export interface CardPaymentTable {
  /** As the gateway calls the payment. */
  reference: string;
  customer_reference: string;
  /** Pence. */
  amount: number;
  /** The only page that is told how it ended. */
  portal_origin: string;
  state: 'open' | 'processing' | 'paid' | 'refused' | 'cancelled';
  /** SHA-256 of what opens the frame. */
  token: string | null;
  token_expires_at: ColumnType<Date | null, Date | null, Date | null>;
  /** How one that is processed will end, and when; without either it never ends. */
  decision: 'paid' | 'refused' | null;
  decides_at: ColumnType<Date | null, Date | null, Date | null>;
  transaction_id: string | null;
}

export interface CardProviderTables {
  card_payment: CardPaymentTable;
}
