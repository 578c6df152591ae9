import { PassThrough, type Readable, type Transform } from 'node:stream';
import zlib from 'node:zlib';

const { constants } = zlib;

/** The best coding for what is made as it is sent. */
function coderFor(accepted: string): { readonly coding?: string; readonly coder: Transform; flush(): void } {
  if (/\bbr\b/.test(accepted)) {
    const coder = zlib.createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { coding: 'br', coder, flush: () => coder.flush(constants.BROTLI_OPERATION_FLUSH) };
  }
  if (/\bgzip\b/.test(accepted)) {
    const coder = zlib.createGzip({ level: 6 });
    return { coding: 'gzip', coder, flush: () => coder.flush(constants.Z_SYNC_FLUSH) };
  }
  return { coder: new PassThrough(), flush: () => {} };
}

/**
 * A page whose end is not known yet: all but the last of it leaves at once, so that the browser loads what it names meanwhile.
 * @param rest what stands before the end of its body; never rejects
 */
export function streamPage(
  page: string,
  rest: Promise<string>,
  accepted: string,
): { readonly coding: string | undefined; readonly body: Readable } {
  const { coding, coder, flush } = coderFor(accepted);
  const end = page.lastIndexOf('</body>');
  const at = end < 0 ? page.length : end;
  coder.write(page.slice(0, at));
  flush();
  void rest.then((text) => coder.end(text + page.slice(at)));
  return { coding, body: coder };
}
