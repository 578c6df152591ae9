import { randomUUID } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDocument, listDocuments, uploadDocument } from '../../contract/documents.ts';
import { beginUpload, getUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { pieceBytes } from '../../gateway/provider/upload-routes.ts';
import { type Browser, eventually, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { requestHead, sendRawRequest } from '../support/raw-request.ts';
import { startDraft } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_UPLOAD_ACCOUNT: 'off', LIMIT_UPLOAD_ADDRESS: 'off' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const picture = () => sharp({ create: { width: 12, height: 8, channels: 3, background: '#0d5c5a' } });
const png = await picture().png().toBuffer();
const jpg = await picture().jpeg().toBuffer();
const gif = await picture().gif().toBuffer();
const script = '<script>alert(1)</script>';
const svg = latin(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([latin(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A few bytes that claim to be a picture of so many pixels each way. */
function hugePng(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([png.subarray(0, 8), ...parts]);
}

const withSide = (content: Buffer, places: readonly number[], bytes: readonly number[]): Buffer => {
  const changed = Buffer.from(content);
  for (const place of places) Buffer.from(bytes).copy(changed, place);
  return changed;
};
const frameOfGif = gif.indexOf(Buffer.from([0x2c, 0, 0]));
const hugeGif = withSide(gif, [6, 8, frameOfGif + 5, frameOfGif + 7], [0xff, 0xff]);
const frameOfJpg = jpg.indexOf(Buffer.from([0xff, 0xc0]));
const hugeJpg = withSide(jpg, [frameOfJpg + 5, frameOfJpg + 7], [0xff, 0xdc]);

const newDraft = async (who = amara, premises = 'Flat 6, Mill Court') =>
  (await startDraft(who, { premises, reason: 'Leaking tap', location: 'Kitchen' })).identifiers
    .worksOrderIdentifier;

type Entries = readonly (readonly [string, string])[];
const named = (fileName: string, contentType: string): Entries => [
  ['filename', fileName],
  ['content-type', contentType],
];

const upload = (worksOrderId: string, content: Buffer | string, entries: Entries) =>
  amara.send(
    uploadDocument,
    {
      params: { worksOrderId },
      body: {
        DocumentType: 'WORKORDER',
        Media: typeof content === 'string' ? content : content.toString('base64'),
        Metadata: entries.map(([key, value]) => ({ key, value })),
      },
    },
    { idempotencyKey: randomUUID() },
  );

const attacks: readonly (readonly [string, Buffer | string, Entries])[] = [
  ['a drawing with a script', svg, named('a.svg', 'image/svg+xml')],
  ['a drawing that calls itself a PNG', svg, named('a.png', 'image/png')],
  ['a page that calls itself a JPEG', latin(`<!doctype html>${script}`), named('a.jpg', 'image/jpeg')],
  [
    'a program in JavaScript that begins as a GIF',
    latin(`GIF89a/*${script}*/=1;`),
    named('a.gif', 'image/gif'),
  ],
  ['a page with a PDF inside', latin(`<html>${script}</html>\n%PDF-1.7`), named('a.pdf', 'application/pdf')],
  ['a program for Windows', latin('MZ\x90\0'), named('a.exe', 'application/x-msdownload')],
  ['a program for Linux that calls itself a film', latin('\x7fELF\x02\x01\x01'), named('a.mp4', 'video/mp4')],
  ['an archive that calls itself a PDF', latin('PK\x03\x04'), named('a.pdf', 'application/pdf')],
  ['a million zeros, packed', gzipSync(Buffer.alloc(1_000_000)), named('a.png', 'image/png')],
  ['a PNG of 2,500,000,000 pixels', hugePng(50_000), named('a.png', 'image/png')],
  ['a GIF of 4,294,836,225 pixels', hugeGif, named('a.gif', 'image/gif')],
  ['a JPEG of 4,290,250,000 pixels', hugeJpg, named('a.jpg', 'image/jpeg')],
  ['half a picture', png.subarray(0, 60), named('a.png', 'image/png')],
  ['a picture with the name of a page', png, named('a.html', 'image/png')],
  ['a picture with the type of a page', png, named('a.png', 'text/html')],
  ['a picture with the ending of a program', png, named('a.png.exe', 'image/png')],
  ['a picture without a name', png, named('..\\', 'image/png')],
  ['a name with a header in it', png, named('a\r\nSet-Cookie: x=1\r\n.png', 'image/png')],
  ['a name of dots', png, named('.png/..', 'image/png')],
  ['two names', png, [...named('a.png', 'image/png'), ['filename', 'b.html']]],
  ['two types', png, [...named('a.png', 'image/png'), ['Content-Type', 'text/html']]],
  [
    'an address with the file in it',
    `data:image/png;base64,${png.toString('base64')}`,
    named('a.png', 'image/png'),
  ],
  [
    'base64 with something between',
    `${png.toString('base64').slice(0, 8)}\n<>!`,
    named('a.png', 'image/png'),
  ],
  ['no byte at all', '', named('a.png', 'image/png')],
];

it.each(attacks)('refuses %s', async (_what, content, entries) => {
  const worksOrderId = await newDraft();
  expect((await upload(worksOrderId, content, entries)).status).toBe(400);
  expect((await amara.call(listDocuments, { params: { worksOrderId } })).documents).toEqual([]);
});

it.each([
  ['a path up to the root', jpg, named('../../../etc/cron.d/a.jpg', 'image/jpeg'), 'a.jpg'],
  ['a name with a zero byte', jpg, named('a.exe\0.jpg', 'image/jpeg'), 'a.exe.jpg'],
  ['a path of Windows', jpg, named('C:\\Windows\\a.jpg', 'image/jpeg'), 'a.jpg'],
  [
    'a picture with a page behind it',
    Buffer.concat([jpg, latin(`<html>${script}`)]),
    named('a.jpg', 'image/jpeg'),
    'a.jpg',
  ],
  [
    'a PDF with a script',
    latin('%PDF-1.7\n/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    named('a.pdf', 'application/pdf'),
    'a.pdf',
  ],
  [
    'a name that is markup',
    gif,
    named(`${script.replaceAll('/', '')}.gif`, 'image/gif'),
    '<script>alert(1)<script>.gif',
  ],
] as const)(
  'takes %s, which comes back as text of a program and never as a page',
  async (_what, content, entries, name) => {
    const worksOrderId = await newDraft();
    const { documentIdentifier: documentId } = (await upload(worksOrderId, content, entries)).answer();
    const response = await amara.send(getDocument, { params: { worksOrderId, documentId } });
    expect(response.answer().media.fileName).toBe(name);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

const begin = (worksOrderId: string, size: number) =>
  amara.send(
    beginUpload,
    {
      params: { worksOrderId },
      body: {
        DocumentType: 'WORKORDER',
        size,
        Metadata: named('a.png', 'image/png').map(([key, value]) => ({ key, value })),
      },
    },
    { idempotencyKey: randomUUID() },
  );

it('refuses a file that says it is too large before a byte of it, and more bytes than it said', async () => {
  const worksOrderId = await newDraft();
  expect((await begin(worksOrderId, 20_000_001)).status).toBe(413);
  const { uploadIdentifier: uploadId } = (await begin(worksOrderId, png.length)).answer();
  const more = new Blob([new Uint8Array(png), new Uint8Array(1)]);
  const sent = await amara.send(sendUploadBytes, {
    params: { worksOrderId, uploadId },
    query: { offset: 0 },
    content: more,
  });
  expect(sent.status).toBe(413);
});

it('goes on while a file comes slowly, and keeps what had come of one that was cut off', async () => {
  const worksOrderId = await newDraft();
  const coming = Buffer.concat([png, Buffer.alloc(pieceBytes + 60_000)]);
  const size = coming.length + 1000;
  const { uploadIdentifier: uploadId } = (await begin(worksOrderId, size)).answer();
  const arrived = (least: number) =>
    eventually(async () => {
      const { offset } = await amara.call(getUpload, { params: { worksOrderId, uploadId } });
      return offset >= least ? offset : undefined;
    });
  const address = sendUploadBytes.path.replace(':worksOrderId', worksOrderId).replace(':uploadId', uploadId);
  const slow = sendRawRequest(
    gateway.url,
    requestHead('PATCH', `${address}?offset=0`, {
      Cookie: amara.cookies.header(),
      'Content-Type': 'application/octet-stream',
      'Content-Length': size,
    }),
    coming,
  );
  await slow.sent;
  // The first piece is kept, so the gateway is reading: what is sent before the cut will reach it.
  expect(await arrived(1)).toBeGreaterThanOrEqual(pieceBytes);
  expect((await amara.call(listDocuments, { params: { worksOrderId } })).documents).toEqual([]);
  slow.end();
  expect(await arrived(coming.length)).toBe(coming.length);
  expect((await amara.call(listDocuments, { params: { worksOrderId } })).documents).toEqual([]);
});
