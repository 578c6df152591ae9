import type { Walkthrough } from '../walkthrough/walkthrough.ts';
import { codeOfWalkthrough, walkthroughOfCode } from './model/walkthrough-code.ts';
import type { AnySnapshot, GraphSource, Player } from './source.ts';
import { useAddressOption } from './useAddress.ts';

/**
 * A walkthrough in the address, so that a link shows a colleague the same moves.
 * @param from what the address names to begin from, while it holds no moves
 */
export function useWalkthroughAddress(source: GraphSource, from: string) {
  const [moves, setMoves] = useAddressOption('moves');
  const [scenario, setScenario] = useAddressOption('scenario');
  const isKnown = source.initialScenarios.includes(scenario);
  return {
    first: (player: Player): Walkthrough<AnySnapshot> =>
      isKnown ? walkthroughOfCode(player, scenario, moves) : source.firstWalkthrough(player, from),
    write(player: Player, walkthrough: Walkthrough<AnySnapshot>): void {
      setScenario(walkthrough.initialScenario);
      setMoves(codeOfWalkthrough(player, walkthrough));
    },
  };
}
