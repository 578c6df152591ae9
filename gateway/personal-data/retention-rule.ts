import { type RawBuilder, sql } from 'kysely';

/** Stands for a text that was erased, where the column must not be empty. The database knows it as well. */
export const erasedText = '[erased]';

/** How long rows of one table are kept, and what becomes of a resident's when the resident is erased. */
export interface Retention {
  /** In words, for the register. */
  readonly keptFor: string;
  /** Which rows are a resident's; absent where none leads to one. */
  readonly rowsOf?: (customerId: string) => RawBuilder<boolean>;
  /** `anonymise`: the row stays without what tells who it was. `keep`: nothing in it tells. */
  readonly onErasure: 'delete' | 'anonymise' | 'keep';
  /** Rows that are deleted although the table is made anonymous. */
  readonly deletedRows?: RawBuilder<boolean>;
  /** What columns become when rows are made anonymous. */
  readonly cleared?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Texts that stay in anonymous rows: closed lists of the product, and numbers that lead to nobody. */
  readonly preserved?: readonly string[];
  /** Columns that an export leaves out: they would let whoever holds it act as the resident. */
  readonly withheld?: readonly string[];
  /** When rows go by themselves, whoever they are about. */
  readonly expiry?: { readonly months: number; readonly since: RawBuilder<Date | null> };
}

/** A condition that holds for a repair's rows of a resident. */
export const ofRepairsOf = (customerId: string): RawBuilder<boolean> =>
  sql`works_order_id in (select id from works_order where customer_id = ${customerId}::uuid)`;
