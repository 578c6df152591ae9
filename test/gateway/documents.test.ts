import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, listDocuments, removeDocument, uploadDocument } from '../../contract/documents.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { change, readOrder, startDraft, submission } from '../support/repairs.ts';

let gateway: TestGateway;
let amara: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  amara = await signIn(gateway, 'amara.okafor@example.com');
});
afterAll(() => gateway.close());

const bytes = (...head: readonly (number | string)[]): Buffer =>
  Buffer.concat([
    ...head.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part, 'latin1'))),
    Buffer.alloc(64),
  ]);

const picture = () => sharp({ create: { width: 12, height: 8, channels: 3, background: '#0d5c5a' } });

const files = {
  jpg: await picture().jpeg().toBuffer(),
  png: await picture().png().toBuffer(),
  gif: await picture().gif().toBuffer(),
  pdf: bytes('%PDF-1.7'),
  mpeg: bytes(0, 0, 1, 0xba),
  mov: bytes(0, 0, 0, 20, 'ftypqt  '),
  mp4: bytes(0, 0, 0, 24, 'ftypisom'),
};
const contentTypes: Record<keyof typeof files, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  mpeg: 'video/mpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
};

const newDraft = async () =>
  (await startDraft(amara, { premises: 'Flat 6, Mill Court', reason: 'Leaking tap', location: 'Kitchen' }))
    .identifiers.worksOrderIdentifier;

const upload = (
  worksOrderId: string,
  content: Buffer | string,
  fileName: string,
  contentType: string,
  key: string = randomUUID(),
) =>
  amara.send(
    uploadDocument,
    {
      params: { worksOrderId },
      body: {
        DocumentType: 'WORKORDER',
        Media: typeof content === 'string' ? content : content.toString('base64'),
        Metadata: [
          { key: 'filename', value: fileName },
          { key: 'content-type', value: contentType },
          { key: 'customer-identifier', value: amara.customerId },
        ],
      },
    },
    { idempotencyKey: key },
  );

describe('a file', () => {
  it.each(Object.keys(files) as (keyof typeof files)[])(
    'of the kind %s comes back as it went',
    async (kind) => {
      const worksOrderId = await newDraft();
      const { documentIdentifier } = (
        await upload(worksOrderId, files[kind], `file.${kind}`, contentTypes[kind])
      ).answer();
      const document = await amara.call(getDocument, {
        params: { worksOrderId, documentId: documentIdentifier },
      });
      expect(Buffer.from(document.media.content, 'base64').equals(files[kind])).toBe(true);
      expect(document.metadata).toContainEqual({ key: 'content-type', value: contentTypes[kind] });
      expect((await readOrder(amara, worksOrderId)).identifiers.documents).toEqual([documentIdentifier]);
    },
  );

  it('comes over when its repair is described anew, and from nobody else', async () => {
    const old = await newDraft();
    const { documentIdentifier } = (await upload(old, files.png, 'leak.png', 'image/png')).answer();
    const anew = await readOrder(amara, await newDraft());
    await change(amara, anew, { identifiers: { documents: [documentIdentifier] } });
    const has = async (id: string) => (await readOrder(amara, id)).identifiers.documents;
    expect(await has(anew.identifiers.worksOrderIdentifier)).toEqual([documentIdentifier]);
    expect(await has(old)).toEqual([]);

    const ben = await signIn(gateway, 'ben.hughes@example.com');
    const bens = await startDraft(ben, {
      premises: '14 Orchard Lane',
      reason: 'Leaking tap',
      location: 'Kitchen',
    });
    await expect(change(ben, bens, { identifiers: { documents: [documentIdentifier] } })).rejects.toThrow();
    expect(await has(anew.identifiers.worksOrderIdentifier)).toEqual([documentIdentifier]);
  });

  it.each([
    [
      'a page that calls itself a picture',
      Buffer.from('<html><script>1</script></html>'),
      'a.png',
      'image/png',
    ],
    ['a program', bytes('MZ'), 'a.exe', 'application/x-msdownload'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      'image/svg+xml',
    ],
    ['a Matroska film', bytes(0x1a, 0x45, 0xdf, 0xa3), 'a.mkv', 'video/x-matroska'],
    ['an iPhone picture', bytes(0, 0, 0, 24, 'ftypheic'), 'a.mp4', 'video/mp4'],
    ['a PDF with the name of a picture', files.pdf, 'a.png', 'application/pdf'],
    ['a picture with the type of another', files.png, 'a.png', 'image/jpeg'],
    ['the first bytes of a PNG', files.png.subarray(0, 12), 'a.png', 'image/png'],
    ['half a PNG', files.png.subarray(0, 60), 'a.png', 'image/png'],
    ['a JPEG of three bytes', Buffer.from([0xff, 0xd8, 0xff]), 'a.jpg', 'image/jpeg'],
    ['a picture without a name', files.png, '', 'image/png'],
    ['no base64', '####', 'a.png', 'image/png'],
    [
      'base64 with something before it',
      `data:image/png;base64,${files.png.toString('base64')}`,
      'a.png',
      'image/png',
    ],
  ])('is refused as %s', async (_what, content, fileName, contentType) => {
    const worksOrderId = await newDraft();
    expect((await upload(worksOrderId, content, fileName, contentType)).status).toBe(400);
    expect(await amara.call(listDocuments, { params: { worksOrderId } })).toEqual({ documents: [] });
  });

  it('is kept without the place where it was taken, and upright, whoever sent it', async () => {
    const worksOrderId = await newDraft();
    const taken = await picture()
      .withExif({ IFD0: { ImageDescription: '14 Quay Court' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Exif')).toBe(true);
    const { documentIdentifier } = (await upload(worksOrderId, taken, 'a.jpg', 'image/jpeg')).answer();
    const { media } = await amara.call(getDocument, {
      params: { worksOrderId, documentId: documentIdentifier },
    });
    const kept = Buffer.from(media.content, 'base64');
    expect(kept.includes('Exif')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 8, height: 12 });
  });

  it('has a name that reads as it is written', async () => {
    const worksOrderId = await newDraft();
    expect((await upload(worksOrderId, files.jpg, '\u202egpj.exe.jpg', 'image/jpeg')).status).toBe(201);
    const { documents } = await amara.call(listDocuments, { params: { worksOrderId } });
    expect(documents.map(({ media }) => media.fileName)).toEqual(['gpj.exe.jpg']);
  });

  it('has 20,000,000 bytes and not one more', async () => {
    const worksOrderId = await newDraft();
    const max = Buffer.concat([files.png, Buffer.alloc(20_000_000 - files.png.length)]);
    expect((await upload(worksOrderId, max, 'a.png', 'image/png')).status).toBe(201);
    const more = Buffer.concat([max, Buffer.alloc(1)]);
    expect((await upload(worksOrderId, more, 'a.png', 'image/png')).status).toBe(413);
  });

  it('is an image of a kind that the provider allows', async () => {
    const { db } = gateway.platform;
    const set = (value: string) =>
      db.updateTable('configuration').set({ value }).where('name', '=', 'IsImageAllowed').execute();
    const worksOrderId = await newDraft();
    await set('png');
    expect((await upload(worksOrderId, files.gif, 'a.gif', 'image/gif')).status).toBe(400);
    await set('');
    expect((await upload(worksOrderId, files.gif, 'a.gif', 'image/gif')).status).toBe(201);
    await set('jpg,png,gif');
  });

  it('is kept once however often it is sent', async () => {
    const worksOrderId = await newDraft();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(worksOrderId, files.png, 'a.png', 'image/png', key)),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await amara.call(listDocuments, { params: { worksOrderId } })).documents).toHaveLength(1);
  });

  it('is refused as the sixth, also when all come at once', async () => {
    const worksOrderId = await newDraft();
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) => upload(worksOrderId, files.png, `${index}.png`, 'image/png')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422, 422]);
    const { documents } = await amara.call(listDocuments, { params: { worksOrderId } });
    expect(documents).toHaveLength(5);
    const documentId = documents[2]?.id ?? '';
    expect((await amara.send(removeDocument, { params: { worksOrderId, documentId } })).status).toBe(204);
    expect((await upload(worksOrderId, files.gif, 'again.gif', 'image/gif')).status).toBe(201);
  });

  it('is taken off once for a key: who lost the answer is given it again', async () => {
    const worksOrderId = await newDraft();
    const { documentIdentifier: documentId } = (
      await upload(worksOrderId, files.png, 'a.png', 'image/png')
    ).answer();
    const options = { idempotencyKey: randomUUID() };
    const remove = () => amara.send(removeDocument, { params: { worksOrderId, documentId } }, options);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    const other = await newDraft();
    const elsewhere = { params: { worksOrderId: other, documentId } };
    expect((await amara.send(removeDocument, elsewhere, options)).status).toBe(422);
  });

  it('stays with a repair that was sent, and no other joins it', async () => {
    const worksOrderId = await newDraft();
    const { documentIdentifier: documentId } = (
      await upload(worksOrderId, files.png, 'a.png', 'image/png')
    ).answer();
    await change(amara, await readOrder(amara, worksOrderId), submission);
    expect((await upload(worksOrderId, files.png, 'b.png', 'image/png')).status).toBe(409);
    expect((await amara.send(removeDocument, { params: { worksOrderId, documentId } })).status).toBe(409);
  });

  it('found inappropriate has no content any more', async () => {
    const worksOrderId = await newDraft();
    const { documentIdentifier: documentId } = (
      await upload(worksOrderId, files.png, 'a.png', 'image/png')
    ).answer();
    await gateway.platform.db
      .updateTable('document')
      .set({ is_appropriate: false })
      .where('id', '=', documentId)
      .execute();
    const document = await amara.call(getDocument, { params: { worksOrderId, documentId } });
    expect(document.media.content).toBe('');
    expect(document.metadata).toContainEqual({ key: 'IsMediaAppropriate', value: 'false' });
  });
});
