import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { countdown, idleLimit, type SessionEnd, sessionMachine, timeLeft } from './session.ts';

const begin = Date.UTC(2026, 0, 5, 9);

/** A session that began at nine, and how each logging out was asked for. */
function start(logOut: () => Promise<void> = async () => undefined) {
  const asked: SessionEnd[] = [];
  const machine = sessionMachine.provide({
    actors: {
      'log out': fromPromise<void, { readonly end: SessionEnd }>(({ input }) => {
        asked.push(input.end);
        return logOut();
      }),
    },
  });
  const actor = createActor(machine, { input: { lastActive: begin } }).start();
  const ended = new Promise<SessionEnd>((resolve) => {
    actor.subscribe({ complete: () => resolve(actor.getSnapshot().output as SessionEnd) });
  });
  const look = (after: number) => {
    actor.send({ type: 'LOOK', at: begin + after });
    return actor.getSnapshot().value;
  };
  return { actor, asked, ended, look, left: () => timeLeft(actor.getSnapshot().context) };
}

describe('a session', () => {
  test('warns after 25 minutes without activity, and not a second before', () => {
    const { look, left } = start();
    expect(look(idleLimit - 1000)).toBe('active');
    expect(look(idleLimit)).toBe('warned');
    expect(left()).toBe(300_000);
    expect(look(idleLimit + 1000)).toBe('warned');
    expect(left()).toBe(299_000);
  });

  test('closes five minutes later, for the security of the resident', async () => {
    const { look, ended, asked } = start();
    look(idleLimit);
    expect(look(idleLimit + countdown - 1)).toBe('warned');
    expect(look(idleLimit + countdown)).toBe('closing');
    expect(await ended).toBe('closed');
    expect(asked).toEqual(['closed']);
  });

  test('closes without a warning when the computer slept through it', async () => {
    const { look, ended } = start();
    expect(look(3_600_000)).toBe('closing');
    expect(await ended).toBe('closed');
  });

  test('whoever stays is warned again 25 minutes after that', () => {
    const { actor, look } = start();
    look(idleLimit);
    actor.send({ type: 'STAY', at: begin + idleLimit + 60_000 });
    expect(look(idleLimit + 60_000 + idleLimit - 1)).toBe('active');
    expect(look(idleLimit + 60_000 + idleLimit)).toBe('warned');
  });

  test('activity puts the warning off, but does not take it away once it is there', () => {
    const { actor, look } = start();
    actor.send({ type: 'ACT', at: begin + 60_000 });
    expect(look(idleLimit)).toBe('active');
    expect(look(idleLimit + 60_000)).toBe('warned');
    actor.send({ type: 'ACT', at: begin + idleLimit + 61_000 });
    expect(actor.getSnapshot().value).toBe('warned');
  });

  test.each([
    [idleLimit, 'warned'],
    [idleLimit + countdown, 'closing'],
  ])('activity %i milliseconds late makes it no longer: it is %s', (late, state) => {
    const { actor } = start();
    actor.send({ type: 'ACT', at: begin + late });
    expect(actor.getSnapshot().value).toBe(state);
  });

  test('staying comes too late when the time is up', async () => {
    const { actor, look, ended } = start();
    look(idleLimit);
    actor.send({ type: 'STAY', at: begin + idleLimit + countdown });
    expect(await ended).toBe('closed');
  });

  test('activity in another tab counts, and takes the warning away here', () => {
    const { actor, look } = start();
    actor.send({ type: 'ACT_ELSEWHERE', at: begin + 600_000 });
    expect(look(idleLimit)).toBe('active');
    expect(look(idleLimit + 600_000)).toBe('warned');
    actor.send({ type: 'ACT_ELSEWHERE', at: begin + 600_000 });
    expect(actor.getSnapshot().value).toBe('warned');
    actor.send({ type: 'ACT_ELSEWHERE', at: begin + idleLimit + 601_000 });
    expect(actor.getSnapshot().value).toBe('active');
  });

  test.each(['active', 'warned'])('can be left while it is %s, also when the call fails', async (state) => {
    const { actor, look, ended, asked } = start(() => Promise.reject(new Error('dropped')));
    if (state === 'warned') look(idleLimit);
    actor.send({ type: 'LOG_OUT' });
    expect(await ended).toBe('left');
    expect(asked).toEqual(['left']);
  });

  test('left in another tab it is left here, and nothing is called', async () => {
    const { actor, ended, asked } = start();
    actor.send({ type: 'LOG_OUT_ELSEWHERE' });
    expect(await ended).toBe('left');
    expect(asked).toEqual([]);
  });

  test('ends on every device when the provider says so, and not before', async () => {
    const { actor, ended, asked } = start();
    actor.send({ type: 'LOG_OUT_EVERYWHERE' });
    expect(actor.getSnapshot().value).toBe('leavingEverywhere');
    expect(await ended).toBe('everywhere');
    expect(asked).toEqual(['everywhere']);
  });

  test('goes on, and is known not to have ended, when it could not be ended on every device', async () => {
    const { actor, look } = start(() => Promise.reject(new Error('dropped')));
    actor.send({ type: 'LOG_OUT_EVERYWHERE' });
    await expect.poll(() => actor.getSnapshot().context.isEverywhereRefused).toBe(true);
    expect(look(idleLimit)).toBe('warned');
    actor.send({ type: 'LOG_OUT_EVERYWHERE' });
    expect(actor.getSnapshot().context.isEverywhereRefused).toBe(false);
  });

  test.each<[number, SessionEnd]>([
    [60_000, 'elsewhere'],
    [idleLimit + countdown, 'closed'],
  ])('ended by another tab after %i milliseconds it is over here: %s', async (after, end) => {
    const { actor, ended, asked } = start();
    actor.send({ type: 'END_ELSEWHERE', at: begin + after });
    expect(await ended).toBe(end);
    expect(asked).toEqual([]);
  });
});
