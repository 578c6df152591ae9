import { createServer, type Socket } from 'node:net';

/** A letter as a mail server takes it. */
export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body. */
  readonly text: string;
}

/** A mail server of a test: it takes letters, or refuses them for as long as it is told. */
export interface MailServer {
  readonly url: string;
  readonly taken: readonly Taken[];
  /** How often a letter was refused. */
  readonly refusals: () => number;
  refuseNext(times: number): void;
  close(): Promise<void>;
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

export function startMailServer(): Promise<MailServer> {
  const taken: Taken[] = [];
  const open = new Set<Socket>();
  let toRefuse = 0;
  let refused = 0;

  /** One conversation: what to answer to each line. */
  const converse = (socket: Socket): ((line: string) => string | undefined) => {
    let letter = { from: '', to: [] as string[], lines: [] as string[] };
    let isData = false;
    return (line) => {
      if (isData) {
        if (line !== '.') {
          letter.lines.push(line.replace(/^\./, ''));
          return undefined;
        }
        isData = false;
        taken.push({ from: letter.from, to: letter.to, text: letter.lines.join('\n') });
        return '250 taken';
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
      if (verb === 'MAIL') letter = { from: addressIn(line), to: [], lines: [] };
      if (verb === 'RCPT') {
        if (toRefuse > 0) {
          toRefuse -= 1;
          refused += 1;
          return `451 ${addressIn(line)} cannot be reached now`;
        }
        letter.to.push(addressIn(line));
      }
      isData = verb === 'DATA';
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      return isData ? '354 go on' : verb === 'QUIT' ? undefined : '250 fine';
    };
  };

  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)).on('error', () => {}));
    const answer = converse(socket);
    let rest = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const said = answer(line);
        if (said !== undefined) socket.write(`${said}\r\n`);
      }
    });
    socket.write('220 test\r\n');
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
        taken,
        refusals: () => refused,
        refuseNext: (times) => {
          toRefuse = times;
        },
        close: () =>
          new Promise((done) => {
            for (const socket of open) socket.destroy();
            server.close(() => done());
          }),
      });
    });
  });
}
