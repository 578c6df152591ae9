import { hashOf } from './useAddress.ts';
import { addressOfFailure } from './usePlayedPath.ts';

/** A link that plays the shortest path to what is wrong. */
export function PlayFailure({
  journey,
  number,
}: {
  readonly journey: string;
  /** Its place among the failures of the record, from 1. */
  readonly number: number;
}) {
  return (
    <a href={hashOf({ journey, view: 'walkthrough', chosen: addressOfFailure(number) })}>
      Play the shortest path there
    </a>
  );
}
