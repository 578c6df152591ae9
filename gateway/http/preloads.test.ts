import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseAddress, readPreloads } from './preloads.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-preloads-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const link = (name: string): string => `</assets/${name}.js>; rel=modulepreload`;

describe('what a page needs', () => {
  let preloadsOf: ReturnType<typeof readPreloads>;
  beforeAll(() => {
    mkdirSync(path.join(folder, '.vite'));
    const preloads = {
      anybody: { '/Start': ['assets/start.js'], '/help': ['assets/help.js', 'assets/more.js'], '/plain': [] },
      residents: { '/home': ['assets/home.js'], '/repairs/': ['assets/repairs.js'] },
      start: '/start',
      home: '/Home',
    };
    writeFileSync(path.join(folder, '.vite/preloads.json'), JSON.stringify(preloads));
    preloadsOf = readPreloads(folder);
  });
  const visitor = (url: string) => preloadsOf({ url, hasSession: false });
  const resident = (url: string) => preloadsOf({ url, hasSession: true });

  it('is the same for everybody on a page of everybody', () => {
    const both = `${link('help')}, ${link('more')}`;
    expect([visitor('/help'), resident('/help')]).toEqual([both, both]);
    expect(visitor('/HELP/?a=1')).toBe(both);
  });

  it('is nothing where it was found to be nothing, or is not known', () => {
    expect([visitor('/plain'), visitor('/unknown'), resident('/unknown')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the start page for a visitor who has to sign in', () => {
    for (const url of ['/', '/home', '/repairs', '/Repairs/?page=2'])
      expect(visitor(url)).toBe(link('start'));
  });

  it('is the page itself for a resident, and home behind the front door', () => {
    expect(resident('/repairs')).toBe(link('repairs'));
    expect(resident('/')).toBe(link('home'));
    expect(resident('/home')).toBe(link('home'));
  });

  it('is home for whoever comes back from signing in, and only there', () => {
    expect(visitor('/home?code=1')).toBe(link('home'));
    expect(visitor('/home?state=1')).toBe(link('start'));
    expect(visitor('/repairs?code=1')).toBe(link('start'));
  });
});

it('is not known of a portal that wrote nothing down', () => {
  expect(readPreloads(path.join(folder, 'nowhere'))({ url: '/', hasSession: false })).toBeUndefined();
});

it('takes addresses for alike however they are written', () => {
  expect(['/Repairs', '/repairs///', '/'].map(normaliseAddress)).toEqual(['/repairs', '/repairs', '']);
});
