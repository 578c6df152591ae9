import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ServiceAway } from '../service-away.ts';
import { addErrors, addNotFound, earlyErrors, problemOf } from './errors.ts';
import { Problem } from './problem.ts';

describe('what is thrown', () => {
  it('leaves as it is where it was meant for the caller', () => {
    const problem = new Problem(409, 'It clashes');
    expect(problemOf(problem)).toBe(problem);
  });

  it.each(['22001', '22003', '22007', '22008', '22021', '22030', '22032', '22P02', '22P03', '22P05'])(
    'is the caller’s mistake where the database cannot hold a value: %s',
    (code) => {
      expect(problemOf({ code })).toMatchObject({ status: 400, message: 'A value cannot be kept as it is' });
    },
  );

  it.each([new ServiceAway('away'), { code: '57P01' }, { code: 'ECONNREFUSED', syscall: 'connect' }])(
    'asks for another try where something is away',
    (error) => {
      const problem = problemOf(error instanceof Error ? error : Object.assign(new Error('away'), error));
      expect([problem.status, problem.retryAfter]).toEqual([503, 2]);
    },
  );

  it.each([
    [400, 'The request could not be read'],
    [404, 'Not found'],
    [405, 'This is not possible here'],
    [408, 'The request took too long'],
    [413, 'This is too large'],
    [415, 'This kind of content is not understood'],
    [431, 'The headers are too large'],
    [499, 'The request was refused'],
  ])('of the library with %i says why in our words', (statusCode, message) => {
    expect(problemOf({ statusCode, message: 'secret' })).toMatchObject({ status: statusCode, message });
  });

  it.each([
    { statusCode: 399 },
    { statusCode: 500 },
    { statusCode: '400' },
    { code: 'XX000' },
    new Error('secret'),
  ])('tells nothing otherwise: %o', (error) => {
    expect(problemOf(error).toDocument()).toEqual({
      type: 'about:blank',
      title: 'Something went wrong',
      status: 500,
    });
  });
});

describe('a problem document', () => {
  const app = Fastify();
  addErrors(app);
  app.get('/busy', async () => {
    throw new Problem(503, 'Not ready', { detail: 'Soon', retryAfter: 7 });
  });
  app.get('/wrong', async () => {
    throw new Problem(400, 'Wrong', {
      errors: { name: ['Too short'] },
      extension: { type: 'urn:x', more: 1 },
    });
  });

  it('is what an error leaves as, and says when to try again', async () => {
    const { statusCode, headers, body } = await app.inject('/busy');
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      '7',
    ]);
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Not ready',
      status: 503,
      detail: 'Soon',
    });
  });

  it('has nothing in it that there is not to say', async () => {
    const { headers, body } = await app.inject('/wrong');
    expect(headers['retry-after']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({
      type: 'urn:x',
      title: 'Wrong',
      status: 400,
      errors: { name: ['Too short'] },
      more: 1,
    });
  });
});

describe('what is no request', () => {
  const headers = { 'x-frame': 'none' };
  const answerTo = (code: string | undefined, isWritable = true) => {
    let [sent, isDestroyed] = ['', false];
    const socket = {
      writable: isWritable,
      end: (text: string) => {
        sent = text;
      },
      destroy: () => {
        isDestroyed = true;
      },
    };
    const { clientErrorHandler } = earlyErrors(headers);
    clientErrorHandler?.call(
      {} as never,
      Object.assign(new Error('broken'), { code }) as never,
      socket as never,
    );
    return { sent, isDestroyed };
  };

  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'The request took too long'],
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'The headers are too large'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'The request could not be read'],
    [undefined, '400 Bad Request', 'The request could not be read'],
  ])('is answered in full: %s', (code, status, title) => {
    const { sent, isDestroyed } = answerTo(code);
    const [head = '', body = ''] = sent.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'x-frame: none',
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]);
    expect(JSON.parse(body)).toMatchObject({ title });
    expect(isDestroyed).toBe(false);
  });

  it('is not answered where nobody listens any more', () => {
    expect(answerTo('ECONNRESET')).toEqual({ sent: '', isDestroyed: true });
    expect(answerTo('HPE_INVALID_METHOD', false)).toEqual({ sent: '', isDestroyed: true });
  });
});

describe('an address that nothing answers', () => {
  const appWith = (hasPortal: boolean) => {
    const app = Fastify();
    addNotFound(app, {
      sendPortal: hasPortal ? (_request, reply) => reply.type('text/html').send('the portal') : undefined,
      methodsOf: (address) => (address.startsWith('/known') ? ['GET', 'PUT'] : []),
    });
    app.setErrorHandler((error, _request, reply) => {
      const { status } = problemOf(error);
      return reply.code(status).send('refused');
    });
    return app;
  };
  const [withPortal, without] = [appWith(true), appWith(false)];
  const ask = async (url: string, accept: string | undefined, method = 'GET', app = withPortal) => {
    const headers = accept === undefined ? {} : { accept };
    const { statusCode, body } = await app.inject({ method: method as 'GET', url, headers });
    return statusCode === 200 ? body : statusCode;
  };

  it.each([
    ['/repairs', 'text/html'],
    ['/repairs', '*/*'],
    ['/repairs', undefined],
    ['/repairs?file=a.png', '*/*'],
    // A browser that says that it wants a page gets one, whatever the address looks like.
    ['/terms.html', 'text/html,*/*'],
  ])('is a page of the portal: %s for %s', async (url, accept) => {
    expect(await ask(url, accept)).toBe('the portal');
  });

  it.each([
    ['/image.png', '*/*'],
    ['/repairs', 'application/json'],
    ['/customerselfserve/api/v1/nothing', 'text/html'],
  ])('is not there: %s for %s', async (url, accept) => {
    expect(await ask(url, accept)).toBe(404);
  });

  it('is no page for another method, and none without a portal', async () => {
    expect(await ask('/repairs', 'text/html', 'POST')).toBe(404);
    expect(await ask('/repairs', 'text/html', 'HEAD')).toBe('');
    expect(await ask('/repairs', 'text/html', 'GET', without)).toBe(404);
  });

  it('says which methods it answers to, also to a browser', async () => {
    const { statusCode, headers } = await withPortal.inject({
      method: 'POST',
      url: '/known',
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, PUT']);
    expect((await withPortal.inject('/unknown.png')).headers.allow).toBeUndefined();
  });
});
