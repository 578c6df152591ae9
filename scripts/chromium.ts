// The browser of the tests. On Linux x64 it comes with an npm package, so neither apt nor a download is needed.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { haveRoomInMemory } from './memory-files.ts';

const root = resolve(import.meta.dirname, '..');
const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];

/**
 * Path of the Chromium to test with: `CHROMIUM_PATH` when set; on Linux x64 a launcher of the packaged one, unpacked
 * on first use (about two seconds); elsewhere `undefined`, which lets Playwright take the browser it installed.
 */
export async function chromiumPath(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;

  const packageFolder = resolve(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, 'node_modules/.cache/chromium', version);
  const launcher = join(folder, 'chromium.sh');
  if (!existsSync(launcher)) await unpack(join(packageFolder, 'bin'), folder, launcher);
  return launcher;
}

/** Bytes that the files need through which the browser's processes share memory. */
const sharedMemory = 2 ** 30;

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
  readonly ignoreDefaultArgs?: string[];
}

/** Options for Playwright's `chromium.launch`, the same for every runner. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  if (!executablePath) return { args: [] };
  return {
    executablePath,
    args: ['--no-sandbox'],
    // Playwright has those files made on the disk, in case there is no room.
    ...(haveRoomInMemory(sharedMemory) ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  };
}

// Unpacks beside its place and renames, so that parallel and broken-off runs do no harm.
async function unpack(from: string, folder: string, launcher: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = draft; // inflate() writes below os.tmpdir()
  try {
    for (const archive of archives) await inflate(join(from, archive));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await writeFile(join(draft, 'fonts/fonts.conf'), fontsConfig(folder));
  await writeFile(join(draft, 'chromium.sh'), launcherScript(folder), { mode: 0o755 });
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(launcher)) throw error;
  });
}

const fontsConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

const launcherScript = (folder: string): string => `#!/bin/sh
folder='${folder}'
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_PATH="$folder/fonts"
exec "$folder/chromium" "$@"
`;

if (import.meta.main) console.log((await chromiumPath()) ?? "Playwright's own browser");
