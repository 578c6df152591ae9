import { expect, test } from 'vitest';
import { asElement } from './first-reads.ts';

test('nothing that a resident wrote ends the element that it stands in', () => {
  const written = '</script><script>alert(1)</script><!-- <script>';
  const element = asElement({ written });
  const [, content = ''] =
    /^<script type="application\/json" id="first-reads">(.*)<\/script>$/.exec(element) ?? [];
  expect(content).not.toContain('<');
  expect(JSON.parse(content)).toEqual({ written });
});
