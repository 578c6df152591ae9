import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { getDocument, listDocuments, removeDocument, uploadDocument } from '../../contract/documents.ts';
import { mediaLimits } from '../../contract/repair-limits.ts';
import { beginUpload, getUpload, sendUploadBytes } from '../../contract/uploads.ts';
import { createWorksOrder, deleteWorksOrder, getWorksOrder } from '../../contract/works-orders.ts';
import { draftOf, gif, metadataOf } from '../bodies.ts';
import type { Check, World } from '../check.ts';
import type { Person } from '../person.ts';
import { cancel, report } from '../repairs.ts';
import { expectStatus, type Reply } from '../reply.ts';

const part = 'Files';
const DocumentType = 'WORKORDER' as const;

/** Runs with a draft of its own, which goes afterwards. */
async function withDraft({ a }: World, run: (person: Person, id: string) => Promise<void>): Promise<void> {
  const draft = await a.caller.ask(createWorksOrder, { body: draftOf(a) });
  const params = { worksOrderId: draft.identifiers.worksOrderIdentifier };
  try {
    await run(a, params.worksOrderId);
  } finally {
    const { eTag = '' } = await a.caller.ask(getWorksOrder, { params });
    expectStatus(await a.caller.send(deleteWorksOrder, { params }, { eTag }), 204);
  }
}

const upload = (
  { caller }: Person,
  worksOrderId: string,
  content: Buffer,
  [name, type]: readonly [string, string] = ['point.gif', 'image/gif'],
): Promise<Reply> =>
  caller.send(uploadDocument, {
    params: { worksOrderId },
    body: { DocumentType, Media: content.toString('base64'), Metadata: metadataOf(name, type) },
  });

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]);

/** Files that are not what they say, or that nobody may attach. */
const refused: readonly (readonly [string, Buffer, readonly [string, string]])[] = [
  ['a drawing with a script', svg, ['a.svg', 'image/svg+xml']],
  ['a drawing that is called a picture', svg, ['a.gif', 'image/gif']],
  ['a page that is called a paper', Buffer.from('<html></html>'), ['a.pdf', 'application/pdf']],
  ['a program', program, ['a.exe', 'application/octet-stream']],
  ['a program that is called a picture', program, ['a.jpg', 'image/jpeg']],
  ['a picture that is called a video', gif, ['a.mp4', 'video/mp4']],
  ['a name of another kind than the type', gif, ['a.png', 'image/gif']],
  ['a picture without a name', gif, ['', 'image/gif']],
  ['a name with a line break', gif, ['a\nb.gif', 'image/gif']],
];

export const uploads: readonly Check[] = [
  {
    part,
    says: 'a file comes back as it went, until it is removed',
    run: (world) =>
      withDraft(world, async (person, worksOrderId) => {
        const reply = await upload(person, worksOrderId, gif);
        expectStatus(reply, 201);
        const { documentIdentifier: documentId } = JSON.parse(reply.text);
        const params = { worksOrderId, documentId };
        const { media } = await person.caller.ask(getDocument, { params });
        assert.equal(media.fileName, 'point.gif', 'a file comes back under another name');
        assert.ok(Buffer.from(media.content, 'base64').equals(gif), 'a file comes back as another');
        const { documents } = await person.caller.ask(listDocuments, { params: { worksOrderId } });
        assert.deepEqual(
          documents.map(({ id }) => id),
          [documentId],
          'the list of files is another',
        );
        expectStatus(await person.caller.send(removeDocument, { params }), 204);
        expectStatus(await person.caller.send(getDocument, { params }), 404);
      }),
  },
  {
    part,
    says: 'files that are not what they say, or of a kind that nobody may attach, are refused',
    run: (world) =>
      withDraft(world, async (person, worksOrderId) => {
        for (const [what, content, head] of refused) {
          const { status } = await upload(person, worksOrderId, content, head);
          assert.ok([400, 415, 422].includes(status), `${what} is answered ${status}`);
        }
        const params = { worksOrderId };
        const body = { DocumentType, Media: '!not base64!', Metadata: metadataOf('a.gif', 'image/gif') };
        expectStatus(await person.caller.send(uploadDocument, { params, body }), 400);
        const { documents } = await person.caller.ask(listDocuments, { params });
        assert.equal(documents.length, 0, 'a refused file is kept');
      }),
  },
  {
    part,
    says: `a repair takes ${mediaLimits.files} files and no more, also of those that come at once`,
    run: (world) =>
      withDraft(world, async (person, worksOrderId) => {
        const replies = await Promise.all(
          Array.from({ length: mediaLimits.files + 2 }, () => upload(person, worksOrderId, gif)),
        );
        const taken = replies.filter(({ status }) => status === 201).length;
        assert.equal(taken, mediaLimits.files, `a repair took ${taken} files`);
        for (const reply of replies) expectStatus(reply, 201, 422);
        const { documents } = await person.caller.ask(listDocuments, { params: { worksOrderId } });
        assert.equal(documents.length, mediaLimits.files, 'another number of files is kept');
      }),
  },
  {
    part,
    says: 'a repair that was sent takes no more files',
    async run({ a }) {
      const order = await report(a);
      const params = { worksOrderId: order.identifiers.worksOrderIdentifier };
      expectStatus(await upload(a, params.worksOrderId, gif), 409, 422);
      const body = { DocumentType, size: gif.length, Metadata: metadataOf('point.gif', 'image/gif') };
      expectStatus(await a.caller.send(beginUpload, { params, body }), 409, 422);
      const { documents } = await a.caller.ask(listDocuments, { params });
      assert.equal(documents.length, 0, 'a file was added to a repair that was sent');
      expectStatus(await cancel(a, order), 200);
    },
  },
  {
    part,
    says: 'a file that is sent in pieces goes on where it was, and takes no bytes but the next',
    run: (world) =>
      withDraft(world, async (person, worksOrderId) => {
        const { caller } = person;
        const body = { DocumentType, size: gif.length, Metadata: metadataOf('point.gif', 'image/gif') };
        const key = randomUUID();
        const begun = await caller.ask(beginUpload, { params: { worksOrderId }, body }, { key });
        const params = { worksOrderId, uploadId: begun.uploadIdentifier };
        const send = (offset: number, from: number, to: number) =>
          caller.send(sendUploadBytes, {
            params,
            query: { offset },
            content: new Blob([new Uint8Array(gif.subarray(from, to))]),
          });
        expectStatus(await send(5, 5, 10), 409);
        expectStatus(await send(0, 0, 20), 200);
        expectStatus(await send(0, 0, 20), 409);
        assert.equal((await caller.ask(getUpload, { params })).offset, 20, 'an upload forgot where it was');
        expectStatus(await send(20, 0, gif.length), 413);
        expectStatus(await send(20, 20, gif.length), 200);
        const { documentIdentifier } = await caller.ask(getUpload, { params });
        assert.ok(documentIdentifier, 'a whole upload has become no file');
        const got = await caller.ask(getDocument, {
          params: { worksOrderId, documentId: documentIdentifier },
        });
        assert.ok(Buffer.from(got.media.content, 'base64').equals(gif), 'pieces make another file');
      }),
  },
  {
    part,
    says: 'a file that is larger than it may be is refused before it is sent',
    run: (world) =>
      withDraft(world, async ({ caller }, worksOrderId) => {
        const body = {
          DocumentType,
          size: mediaLimits.bytes + 1,
          Metadata: metadataOf('a.mp4', 'video/mp4'),
        };
        expectStatus(await caller.send(beginUpload, { params: { worksOrderId }, body }), 400, 413);
      }),
  },
];
