import { addressLines } from '../../contract/addresses.ts';
import { postcodeOfText } from '../../contract/postcode.ts';
import type { Complaint, NoticeKey, StructuredQuestion } from '../../machines/engine/index.ts';

/** An address as it was found or typed. */
export interface PostalAddress {
  readonly postcode: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
}

export interface AddressQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<PostalAddress, 'address', Facts> {
  check(value: PostalAddress | undefined, facts: Facts): readonly Complaint<Notice>[];
}

/** The address without spaces around, and with its postcode as it is written. */
export const tidyAddress = (address: PostalAddress): PostalAddress => ({
  postcode: postcodeOfText(address.postcode) ?? address.postcode.trim(),
  line1: address.line1.trim(),
  line2: address.line2.trim(),
  town: address.town.trim(),
});

const linesOf = (address: PostalAddress): readonly string[] => {
  const { postcode, line1, line2, town } = tidyAddress(address);
  return addressLines([line1, line2, town, postcode]);
};

/**
 * An address in the United Kingdom. The service `search` of the question finds addresses by a postcode, each option with
 * a `PostalAddress` as its value; without it, or where it finds nothing, the lines are typed.
 */
export function address<
  const Postcode extends NoticeKey,
  const Line extends NoticeKey,
  const Missing extends NoticeKey = never,
>(definition: {
  /** Nothing was entered; without it that is an answer. */
  readonly missing?: Missing;
  /** The postcode is none. */
  readonly postcode: Postcode;
  /** The first line is empty. */
  readonly line: Line;
}): AddressQuestion<Missing | Postcode | Line, unknown> {
  return {
    kind: 'address',
    check(value): readonly Complaint<Missing | Postcode | Line>[] {
      if (value === undefined || linesOf(value).length === 0)
        return definition.missing === undefined ? [] : [{ notice: definition.missing }];
      if (postcodeOfText(value.postcode) === undefined) return [{ notice: definition.postcode }];
      return value.line1.trim() === '' ? [{ notice: definition.line, part: 'line1' }] : [];
    },
    say: linesOf,
    same: (a, b) => JSON.stringify(tidyAddress(a)) === JSON.stringify(tidyAddress(b)),
  };
}
