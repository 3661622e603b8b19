import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { type Refusal, refusals } from '@/services/server/apiRules';
import { artPath, imagePath, largestWidthOf, readPictureRequest } from '@/services/server/pictureRules';
import { FairQueue } from '@/utils/fairQueue';
import { renderTimeoutMs } from './pages/pageCache';
import { ownHeaders, sendRefusal } from './refuse';
import { withoutConnection } from './requests';

const formats = ['image/avif', 'image/webp'];

/** Numbers of pictures that are known to be encoded. There are a thousand in `public/`, in at most twelve widths and three formats. */
const mostKnown = 50_000;

const refusalOf = (status: number): Refusal =>
  status === 404 ? refusals.pictureNotFound : status < 500 ? refusals.badPicture : refusals.unavailable;

type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  visitor: string;
  signal: AbortSignal;
};

type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> & { body: Buffer };

/**
 * The pictures of Next's image optimiser. A picture that was answered before comes from Next's disk. Others may have to be encoded,
 * which takes a tenth of a second of a processor or more, so their visitors take turns: an address, which may be that of a whole
 * mobile network, has two encoders, and another is left for others.
 */
export class Pictures {
  private readonly known = new LRUCache<string, true>({ max: mostKnown });
  private readonly encoders = new FairQueue({
    running: { all: 3, ofOne: 2 },
    waiting: { all: 300, ofOne: 100 },
  });

  /** @param art names of the files in `public/art` */
  constructor(
    private readonly next: { readonly pool: Dispatcher },
    private readonly art: ReadonlySet<string>,
  ) {}

  /** Sends a picture, or a refusal when the address is not the one spelling of a picture. */
  async send(query: string, { request, response, visitor, signal }: Visit): Promise<void> {
    const picture = readPictureRequest(query);
    if (!picture) return sendRefusal(request, response, refusals.badPicture);
    const { source } = picture;
    if (source.startsWith(artPath) && !this.art.has(source.slice(artPath.length)))
      return sendRefusal(request, response, refusals.pictureNotFound);
    const width = Math.min(picture.width, largestWidthOf(source));
    const path = `${imagePath}?${new URLSearchParams({ url: source, w: String(width), q: '75' })}`;
    // The optimiser would encode the same pixels again for each width above that of the source.
    if (width < picture.width) {
      response.writeHead(308, { ...ownHeaders(request), location: path }).end();
      return;
    }
    const accept = formats.find((format) => request.headers.accept?.includes(format)) ?? '*/*';
    const key = `${accept} ${path}`;
    const ask = () => this.ask(path, accept, request.headers['if-none-match'], signal);
    const answer = this.known.has(key) ? await ask() : await this.encoders.take(visitor, ask, signal);
    if (answer.statusCode < 300) this.known.set(key, true);
    this.reply(answer, request, response);
  }

  /** Sends a picture that a route of Next draws from others, such as that of a link. */
  async sendDrawn({ request, response, visitor, signal }: Visit): Promise<void> {
    const ask = () => this.ask(request.url ?? '/', '*/*', request.headers['if-none-match'], signal);
    this.reply(await this.encoders.take(visitor, ask, signal), request, response);
  }

  private reply(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
    if (answer.statusCode >= 400) {
      sendRefusal(request, response, refusalOf(answer.statusCode));
      return;
    }
    const headers = { ...ownHeaders(request), ...withoutConnection(answer.headers) };
    response.writeHead(answer.statusCode, { ...headers, 'content-length': answer.body.byteLength });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  }

  /** Reads the whole answer, so that a slow visitor keeps no encoder and no connection to Next. */
  private async ask(
    path: string,
    accept: string,
    tag: string | undefined,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { statusCode, headers, body } = await this.next.pool.request({
      path,
      method: 'GET',
      headers: { host: 'localhost', accept, ...(tag ? { 'if-none-match': tag } : {}) },
      headersTimeout: renderTimeoutMs,
      bodyTimeout: renderTimeoutMs,
      signal,
    });
    return { statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
  }
}
