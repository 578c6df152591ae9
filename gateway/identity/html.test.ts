import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every text and keeps every piece of HTML', () => {
  const inner = [html`<li>${'<b>'}</li>`, html`<li>two</li>`];
  expect(html`<ul title="${'"\'&'}">${inner}</ul>`.html).toBe(
    '<ul title="&quot;&#39;&amp;"><li>&lt;b&gt;</li><li>two</li></ul>',
  );
});
