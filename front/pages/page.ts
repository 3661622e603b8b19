import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders, strictTransport } from '@/services/server/responseHeaders';
import { errorTimingOf } from '@/utils/errorCode';
import { requestIdHeader } from '@/utils/requestId';
import { chooseEncoding, type Encoding, encode } from '../encoding';
import { isOverTls } from '../requests';
import { clickHeaders } from '../torobClick';

/** Headers of Next's answer that are passed on with a cached page. Any other could be about one visitor. */
const keptHeaders = [
  'cache-control',
  'location',
  'retry-after',
  'refresh',
  'x-nextjs-matched-path',
  'x-nextjs-rewrite',
  'x-nextjs-redirect',
] as const;

/** Headers in the form that `writeHead` takes fastest: names and values in turn. */
type HeaderList = readonly string[];
type Variant = { body: Buffer; headers: string[] };

/** A page that has been sent this often in its Brotli form is compressed further. */
const popularAfter = 5;

const tagLength = 22;
const security: HeaderList = Object.entries(securityHeaders).flat();
const transport: HeaderList = Object.entries(strictTransport).flat();

/** Whether `If-None-Match` names a tag. */
const namesTag = (sent: string | undefined, tag: string) =>
  sent !== undefined && (sent.trim() === '*' || sent.split(',').some((one) => one.trim() === tag));

/** The headers of an answer to one visitor. */
function headersFor(request: IncomingMessage, headers: string[], status: number): string[] {
  const click = clickHeaders(request);
  const kept = click
    ? headers.filter((_, place) => !((headers[place - (place % 2)] ?? '') in click))
    : headers;
  const added = [
    ...(isOverTls(request) ? transport : []),
    ...Object.entries(click ?? {}).flat(2),
    ...Object.entries(errorTimingOf(status, request.headers[requestIdHeader])).flat(),
  ];
  return added.length > 0 ? [...kept, ...added] : kept;
}

/** An answer of Next that everybody gets, in the encodings that visitors have asked for. */
export class Page {
  /** Next's own tag, by which Next says that the page has not changed. */
  readonly nextTag: string | undefined;
  private readonly tag: string;
  private readonly headers: string[];
  private readonly type: HeaderList;
  private readonly variants = new Map<Encoding, Promise<Variant>>();
  /** Times that the Brotli form was sent. */
  private sent = 0;

  constructor(
    readonly status: number,
    headers: IncomingHttpHeaders,
    private readonly body: Buffer,
  ) {
    this.nextTag = headers.etag;
    this.tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, tagLength)}"`;
    const kept = keptHeaders.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [name, String(value)];
    });
    this.headers = [
      ...kept,
      ...security,
      'vary',
      'Accept-Encoding',
      ...(status === 200 ? ['etag', this.tag] : []),
    ];
    this.type = headers['content-type'] === undefined ? [] : ['content-type', headers['content-type']];
  }

  /** Bytes in memory, estimated: a compressed form has less than a quarter of the page. */
  get size(): number {
    return Math.ceil(this.body.byteLength * 1.5) + 2048;
  }

  /** Sends the page, or 304 when the visitor has it already. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.status === 200 && namesTag(request.headers['if-none-match'], this.tag)) {
      response.writeHead(304, headersFor(request, this.headers, 304)).end();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { headers, body } = await this.variant(encoding);
    response.writeHead(this.status, headersFor(request, headers, this.status));
    response.end(request.method === 'HEAD' ? undefined : body);
    if (encoding === 'br' && ++this.sent === popularAfter) await this.compressFurther();
  }

  /** Encodes the page on the first request for an encoding. */
  private variant(encoding: Encoding): Promise<Variant> {
    const known = this.variants.get(encoding);
    if (known) return known;
    const made = encode(this.body, encoding).then((body) => this.variantOf(encoding, body));
    this.variants.set(encoding, made);
    return made;
  }

  /** Replaces the Brotli form by a smaller one, which takes ten times as long. The visitor who starts it has been answered. */
  private async compressFurther(): Promise<void> {
    const body = await encode(this.body, 'br', 'popular');
    this.variants.set('br', Promise.resolve(this.variantOf('br', body)));
  }

  private variantOf(encoding: Encoding, body: Buffer): Variant {
    return {
      body,
      headers: [
        ...this.headers,
        ...this.type,
        'content-length',
        String(body.byteLength),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    };
  }
}
