import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getConfiguration } from '../../contract/configuration.ts';
import { getDocument, listDocuments, removeDocument, uploadDocument } from '../../contract/documents.ts';
import { beginUpload, getUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { sweepUploads } from '../../gateway/provider/uploads.ts';
import { inMinutes } from '../support/clock.ts';
import { type Browser, eventually, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { requestHead } from '../support/raw-request.ts';
import { change, readOrder, startDraft, submission } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway({ env: { LIMIT_UPLOAD_ACCOUNT: 'off' } });
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const picture = () => sharp({ create: { width: 12, height: 8, channels: 3, background: '#0d5c5a' } });
const png = await picture().png().toBuffer();
const gif = await picture().gif().toBuffer();
/** A picture with so many bytes. */
const pngOf = (bytes: number): Buffer => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

const newDraft = async () =>
  (await startDraft(amara, { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' }))
    .identifiers.worksOrderIdentifier;

const bodyOf = (size: number, fileName = 'tap.png', contentType = 'image/png') => ({
  DocumentType: 'WORKORDER' as const,
  size,
  Metadata: [
    { key: 'filename', value: fileName },
    { key: 'content-type', value: contentType },
  ],
});

/** Begins to send a file; answers where it goes. */
const begin = async (worksOrderId: string, size: number, fileName?: string, contentType?: string) => {
  const params = { worksOrderId };
  const body = bodyOf(size, fileName, contentType);
  const { uploadIdentifier: uploadId } = await amara.call(beginUpload, { params, body });
  return { worksOrderId, uploadId };
};

type Place = Awaited<ReturnType<typeof begin>>;

const send = (params: Place, offset: number, content: Buffer) =>
  amara.send(sendUploadBytes, { params, query: { offset }, content: new Blob([new Uint8Array(content)]) });

const documentsOf = async (worksOrderId: string) =>
  (await amara.call(listDocuments, { params: { worksOrderId } })).documents;

it('is announced', async () => {
  const setting = await amara.call(getConfiguration, { params: { name: 'resumableUploads' } });
  expect(setting.value).toBe('true');
});

describe('a file that is sent as bytes', () => {
  it('comes back as it went, in however many requests it was sent', async () => {
    const content = pngOf(700_000);
    const place = await begin(await newDraft(), content.length);
    const ends = [1, 300_000, 300_007, 700_000];
    let offset = 0;
    for (const end of ends) {
      const answer = (await send(place, offset, content.subarray(offset, end))).answer();
      expect(answer).toEqual({
        offset: end,
        documentIdentifier: end === 700_000 ? expect.any(String) : null,
      });
      offset = end;
    }
    const { documentIdentifier } = await amara.call(getUpload, { params: place });
    const document = await amara.call(getDocument, {
      params: { worksOrderId: place.worksOrderId, documentId: documentIdentifier ?? '' },
    });
    expect(Buffer.from(document.media.content, 'base64').equals(content)).toBe(true);
    expect(document.media.fileName).toBe('tap.png');
    const { identifiers } = await readOrder(amara, place.worksOrderId);
    expect(identifiers.documents).toEqual([documentIdentifier]);
  });

  it('goes on from what had arrived when the connection was lost', async () => {
    const content = pngOf(900_000);
    const place = await begin(await newDraft(), content.length);
    const address = sendUploadBytes.path
      .replace(':worksOrderId', place.worksOrderId)
      .replace(':uploadId', place.uploadId);
    const { port, hostname } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const head = requestHead('PATCH', `${address}?offset=0`, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': content.length,
      Cookie: amara.cookies.header(),
    });
    socket.write(head);
    socket.end(content.subarray(0, 400_001));
    // As the portal does: what the lost connection brought last may still be on its way into the database.
    const { from, answer } = await eventually(async () => {
      const { offset } = await amara.call(getUpload, { params: place });
      if (offset === 0) return undefined;
      const sent = await send(place, offset, content.subarray(offset));
      return sent.status === 409 ? undefined : { from: offset, answer: sent.answer() };
    });
    socket.destroy();
    expect(from).toBeLessThanOrEqual(400_001);
    expect(answer.documentIdentifier).not.toBeNull();
    expect(await documentsOf(place.worksOrderId)).toHaveLength(1);
  });

  it('takes no bytes but the next ones, whoever sends them first', async () => {
    const content = pngOf(50_000);
    const place = await begin(await newDraft(), content.length);
    expect((await send(place, 5, content)).status).toBe(409);
    const half = content.subarray(0, 25_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(place, 0, half)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await send(place, 0, half)).status).toBe(409);
    expect(await amara.call(getUpload, { params: place })).toEqual({
      offset: 25_000,
      documentIdentifier: null,
    });
  });

  it('is kept once although the answer to its last bytes is lost', async () => {
    const place = await begin(await newDraft(), png.length);
    const first = (await send(place, 0, png)).answer();
    const again = await Promise.all([0, 1, 2].map(() => send(place, png.length, Buffer.alloc(0))));
    expect(again.map((answer) => answer.answer())).toEqual([first, first, first]);
    expect(await documentsOf(place.worksOrderId)).toHaveLength(1);
  });

  it('is begun once for a key', async () => {
    const params = { worksOrderId: await newDraft() };
    const options = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      [0, 1, 2].map(() => amara.send(beginUpload, { params, body: bodyOf(9) }, options)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is kept without the place where it was taken, and upright', async () => {
    const taken = await picture()
      .withExif({ IFD0: { ImageDescription: '14 Quay Court' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const place = await begin(await newDraft(), taken.length, 'a.jpg', 'image/jpeg');
    const { documentIdentifier } = (await send(place, 0, taken)).answer();
    const { media } = await amara.call(getDocument, {
      params: { worksOrderId: place.worksOrderId, documentId: documentIdentifier ?? '' },
    });
    const kept = Buffer.from(media.content, 'base64');
    expect(kept.includes('Exif')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 8, height: 12 });
  });
});

describe('is refused before a byte is sent', () => {
  it.each([
    ['more than 20,000,000 bytes', bodyOf(20_000_001), 413],
    ['no bytes', bodyOf(0), 400],
    ['no name', bodyOf(9, ''), 400],
    ['a kind that cannot be attached', bodyOf(9, 'a.exe', 'application/x-msdownload'), 400],
    ['a name of another kind than its type', bodyOf(9, 'a.pdf', 'image/png'), 400],
  ])('%s', async (_what, body, status) => {
    const worksOrderId = await newDraft();
    expect(
      (await amara.send(beginUpload, { params: { worksOrderId }, body }, { idempotencyKey: randomUUID() }))
        .status,
    ).toBe(status);
  });

  it('a sixth file', async () => {
    const worksOrderId = await newDraft();
    const places = await Promise.all(Array.from({ length: 6 }, () => begin(worksOrderId, png.length)));
    const answers = await Promise.all(places.map((place) => send(place, 0, png)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422]);
    const request = { params: { worksOrderId }, body: bodyOf(9) };
    expect((await amara.send(beginUpload, request, { idempotencyKey: randomUUID() })).status).toBe(422);
  });

  it('a file of a repair that was sent, and one that was on its way then', async () => {
    const worksOrderId = await newDraft();
    const place = await begin(worksOrderId, png.length);
    await change(amara, await readOrder(amara, worksOrderId), submission);
    expect((await send(place, 0, png)).status).toBe(409);
    const request = { params: { worksOrderId }, body: bodyOf(9) };
    expect((await amara.send(beginUpload, request, { idempotencyKey: randomUUID() })).status).toBe(409);
  });
});

describe('is refused while it is sent, and forgotten', () => {
  it.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>1</script></html>')],
    ['half a picture', png.subarray(0, 60)],
    ['a picture of another kind', Buffer.concat([gif, Buffer.alloc(20)])],
  ])('%s', async (_what, content) => {
    const place = await begin(await newDraft(), content.length);
    expect((await send(place, 0, content)).status).toBe(400);
    expect((await amara.send(getUpload, { params: place })).status).toBe(404);
    expect(await documentsOf(place.worksOrderId)).toEqual([]);
  });

  it('a large file of another kind: by its first bytes', async () => {
    const content = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(15_000_000)]);
    const place = await begin(await newDraft(), content.length);
    expect((await send(place, 0, content.subarray(0, 2_000_000))).status).toBe(400);
  });

  it('more bytes than it was said to have', async () => {
    const place = await begin(await newDraft(), png.length);
    expect((await send(place, 0, pngOf(png.length + 1))).status).toBe(413);
    expect((await send(place, 0, png)).status).toBe(200);
  });

  it('anything but bytes', async () => {
    const place = await begin(await newDraft(), png.length);
    const address = sendUploadBytes.path
      .replace(':worksOrderId', place.worksOrderId)
      .replace(':uploadId', place.uploadId);
    const headers = { 'content-type': 'application/json' };
    const answer = await amara.fetch(`${address}?offset=0`, { method: 'PATCH', headers, body: '{}' });
    expect(answer.status).toBe(415);
  });
});

describe('nobody goes on with', () => {
  it('what was left for an hour', async () => {
    const place = await begin(await newDraft(), png.length);
    await send(place, 0, png.subarray(0, 40));
    const { db } = gateway.platform;
    await sweepUploads({ db, now: inMinutes(59) });
    expect((await amara.send(getUpload, { params: place })).status).toBe(200);
    await sweepUploads({ db, now: inMinutes(61) });
    expect((await amara.send(getUpload, { params: place })).status).toBe(404);
    expect(
      await db.selectFrom('upload_piece').where('upload_id', '=', place.uploadId).selectAll().execute(),
    ).toEqual([]);
  });

  it('the oldest of eleven files', async () => {
    const worksOrderId = await newDraft();
    const places: Place[] = [];
    for (let number = 0; number < 11; number += 1) places.push(await begin(worksOrderId, png.length));
    const states = await Promise.all(places.map((params) => amara.send(getUpload, { params })));
    expect(states.map(({ status }) => status)).toEqual([404, ...Array(10).fill(200)]);
  });

  it('a file that was taken off again', async () => {
    const place = await begin(await newDraft(), png.length);
    const { documentIdentifier } = (await send(place, 0, png)).answer();
    const { worksOrderId } = place;
    await amara.call(removeDocument, { params: { worksOrderId, documentId: documentIdentifier ?? '' } });
    expect((await amara.send(getUpload, { params: place })).status).toBe(404);
  });
});

it('stands beside the specified way', async () => {
  const worksOrderId = await newDraft();
  await send(await begin(worksOrderId, png.length), 0, png);
  const { size: _, ...rest } = bodyOf(1);
  await amara.call(uploadDocument, {
    params: { worksOrderId },
    body: { ...rest, Media: png.toString('base64') },
  });
  expect(await documentsOf(worksOrderId)).toHaveLength(2);
});
