import { describe, expect, it } from 'vitest';
import { BodyQueue } from './body-queue.ts';
import { Problem } from './problem.ts';

const limits = { maxBytes: 10, maxWaiting: 4, maxWaitingOfAccount: 2 };

/** Who has begun, in order. */
function watched(queue: BodyQueue) {
  const begun: string[] = [];
  const enter = (name: string, account: string, bytes: number) => {
    const turn = queue.enter(account, bytes);
    void turn.ready.then(() => begun.push(name));
    return turn;
  };
  const settled = async (): Promise<readonly string[]> => {
    await Promise.resolve();
    await Promise.resolve();
    return begun;
  };
  return { enter, settled };
}

describe('large bodies', () => {
  it('are read one at a time for an account, and beside those of others', async () => {
    const { enter, settled } = watched(new BodyQueue(limits));
    const first = enter('a1', 'a', 3);
    enter('a2', 'a', 3);
    enter('b1', 'b', 3);
    expect(await settled()).toEqual(['a1', 'b1']);
    first.leave();
    expect(await settled()).toEqual(['a1', 'b1', 'a2']);
  });

  it('stay within the bytes over all accounts, and nobody overtakes', async () => {
    const { enter, settled } = watched(new BodyQueue(limits));
    const first = enter('a', 'a', 8);
    enter('b', 'b', 8);
    enter('c', 'c', 1);
    expect(await settled()).toEqual(['a']);
    first.leave();
    expect(await settled()).toEqual(['a', 'b', 'c']);
  });

  it('take all the room that there is', async () => {
    const { enter, settled } = watched(new BodyQueue(limits));
    enter('a', 'a', 4);
    enter('b', 'b', 6);
    enter('c', 'c', 1);
    expect(await settled()).toEqual(['a', 'b']);
  });

  it('get their turn alone when larger than all the room', async () => {
    const { enter, settled } = watched(new BodyQueue(limits));
    enter('a', 'a', 11);
    expect(await settled()).toEqual(['a']);
  });

  it('are refused when too many of an account wait, which keeps the others waiting', async () => {
    const { enter, settled } = watched(new BodyQueue(limits));
    const first = enter('a1', 'a', 1);
    enter('a2', 'a', 1);
    const third = enter('a3', 'a', 1);
    expect(() => enter('a4', 'a', 1)).toThrow(Problem);
    third.leave();
    enter('a5', 'a', 1);
    first.leave();
    expect(await settled()).toEqual(['a1', 'a2']);
  });

  it('are refused when too many wait over all accounts', () => {
    const { enter } = watched(new BodyQueue(limits));
    enter('0', '0', 10);
    for (const account of ['1', '2', '3', '4']) enter(account, account, 1);
    expect(() => enter('5', '5', 1)).toThrow('too often');
  });

  it('leave no trace when they go while they wait', async () => {
    const { enter, settled } = watched(new BodyQueue(limits));
    const first = enter('a1', 'a', 1);
    const gone = enter('a2', 'a', 1);
    enter('a3', 'a', 1);
    gone.leave();
    first.leave();
    expect(await settled()).toEqual(['a1', 'a3']);
  });
});
