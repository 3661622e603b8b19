// A backend of one's own with the calls that the shop needs to open, without packages and without a database: docs/own-backend.md.
// It listens at PORT, by default 4500.
import { createServer } from 'node:http';
import { basketCalls } from './basket.mjs';
import { products } from './products.mjs';
import {
  brands,
  findProduct,
  notFound,
  readList,
  readPage,
  readShowcase,
  site,
  staticsData,
  suggest,
  toCard,
} from './shop.mjs';

const emptyPage = { data: [], extraObject: { nextCursor: null } };
const provinces = [{ id: 8, title: 'تهران', cities: [{ id: 301, title: 'تهران' }] }];

/** Cards in the order of the ids, without those that are not sold any more. */
const readCards = (query) =>
  (query.get('ids') ?? '')
    .split(',')
    .flatMap((id) => products.filter((product) => product.id === Number(id)))
    .map(toCard);

/** By method and path; `:id` is a number. Each gets the query, the path's id, the basket's id and the body, and answers the envelope. */
const calls = {
  'GET /public/site': () => ({ data: site }),
  'GET /public/getStaticsData': () => ({ data: staticsData }),
  'GET /public/brands': () => ({ data: brands }),
  'GET /public/provinces': () => ({ data: provinces }),
  'GET /public/branchs': () => ({ data: [] }),
  'GET /product/showcase': () => ({ data: readShowcase() }),
  'GET /product/shop': ({ query }) => ({ data: readList(query) }),
  'GET /product/search': ({ query }) => suggest(query),
  'GET /product/cards': ({ query }) => ({ data: readCards(query) }),
  'GET /product/:id': ({ id }) => ({ data: readPage(findProduct(id)) }),
  'GET /product/:id/reviews': () => emptyPage,
  'GET /product/:id/questions': () => emptyPage,
  ...basketCalls,
};

async function readBody(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

async function answerCall(request) {
  const { pathname, searchParams: query } = new URL(request.url, 'http://backend');
  const [, id] = /\/(\d+)(?=\/|$)/.exec(pathname) ?? [];
  const call = calls[`${request.method} ${id ? pathname.replace(id, ':id') : pathname}`];
  if (!call) throw notFound();
  return call({ query, id, cartId: request.headers.cartid, body: await readBody(request) });
}

const server = createServer(async (request, response) => {
  if (request.url.startsWith('/public/Css/theme.css')) {
    // May set the variables of styles/tokens.ts anew.
    response
      .writeHead(200, { 'content-type': 'text/css; charset=utf-8' })
      .end(':root { --progress: #7a1fa2 }');
    return;
  }
  let [status, body] = [200, null];
  try {
    body = await answerCall(request);
  } catch (error) {
    // Only a refusal has a status. Anything else is a mistake of this program.
    if (!error.status) console.error(error);
    status = error.status ?? 500;
    body = { message: error.status ? error.message : 'خطایی رخ داده است.', code: error.code ?? 'internal' };
  }
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
});

server.listen(Number(process.env.PORT ?? 4500), '127.0.0.1', () => {
  console.log(`The example backend listens at http://127.0.0.1:${server.address().port}`);
});
