import assert from 'node:assert/strict';
import { findRepairReasons } from '../../contract/reference.ts';
import type { Check } from '../check.ts';
import { expectStatus } from '../reply.ts';

/** Most searches that a gateway may answer one resident without a pause. */
const most = 1000;
const atOnce = 20;

/** The last of all: whoever was told to wait is not asked again. */
export const limits: Check = {
  part: 'Limits',
  says: 'who searches without a pause is told to wait, and everybody else is not',
  async run({ a, b }) {
    const query = { searchText: 'tap', assetType: 'Property' };
    const search = () => b.caller.send(findRepairReasons, { query });
    let wasTold = false;
    for (let sent = 0; sent < most && !wasTold; sent += atOnce) {
      const replies = await Promise.all(Array.from({ length: atOnce }, search));
      for (const reply of replies) expectStatus(reply, 200, 429);
      wasTold = replies.some(({ status }) => status === 429);
    }
    assert.ok(wasTold, `${most} searches of one resident were answered`);
    expectStatus(await a.caller.send(findRepairReasons, { query }), 200);
  },
};
