import Fastify from 'fastify';
import { connectEmbedded, connectServer } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';

/**
 * The limit of the database and Fastify: for each measured call a handler without any rule, with one prepared statement that
 * reads or writes the same rows. It takes a tsquery in place of a search text. `npm run bench -- backend` starts it as a process of its own.
 */
const card = `json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'imageUrl', p.images -> 0 ->> 'imageUrl',
  'colours', p.colours, 'inStock', l.in_stock, 'price', l.price, 'discount', l.discount, 'promotionPrice', l.promotion_price)`;
const inForce = 'l.valid_from <= now() AND now() < l.valid_to';
const service = `json_build_object('id', s.id, 'kind', s.kind, 'title', s.title, 'provider', s.provider,
  'imageUrl', s.image_url, 'description', s.description, 'coverage', s.coverage, 'exclusions', s.exclusions,
  'deductible', s.deductible, 'claimDeadline', s.claim_deadline, 'terms', s.terms, 'months', s.months)`;
const line = `json_build_object('qty', i.qty, 'price', v.price, 'discount', v.discount, 'stock', v.stock, 'maxBuy', v.max_buy,
  'colour', v.colour_value, 'id', v.id, 'productId', p.id, 'slug', p.slug, 'title', p.title,
  'imageUrl', p.images -> 0 ->> 'imageUrl',
  'services', (SELECT json_agg(${service} ORDER BY s.sort) FROM services s WHERE s.active AND s.category_ids && p.category_path))`;

const statements = {
  add: declareStatement({
    name: 'limit_add',
    text: `WITH variant AS (
        SELECT * FROM product_properties WHERE id = $property AND stock > 0
      ), basket AS (
        INSERT INTO baskets (id) SELECT $basket::uuid FROM variant
        ON CONFLICT (id) DO UPDATE SET revision = baskets.revision + 1, updated_at = now() RETURNING id, revision
      ), i AS (
        INSERT INTO basket_items (basket_id, property_id, qty, seen_price)
        SELECT basket.id, variant.id, $pieces::int, variant.price FROM basket, variant
        ON CONFLICT (basket_id, property_id) DO UPDATE SET qty = basket_items.qty + excluded.qty RETURNING qty
      )
      SELECT basket.id AS "cartId", basket.revision, json_build_array(${line}) AS items
      FROM basket, i, variant v JOIN products p ON p.id = v.product_id`,
    row: anyRow,
  }),
  basket: declareStatement({
    name: 'limit_basket',
    text: `SELECT b.id AS "cartId", b.revision, (SELECT json_agg(${line} ORDER BY i.id)
        FROM basket_items i JOIN product_properties v ON v.id = i.property_id JOIN products p ON p.id = v.product_id
        WHERE i.basket_id = b.id) AS items
      FROM baskets b WHERE b.id = $basket`,
    row: anyRow,
  }),
  product: declareStatement({
    name: 'limit_product',
    text: `SELECT p.id, p.slug, p.title, p.latin_title AS "latinTitle", p.summary, p.images, p.highlights, p.story, p.specs,
        (SELECT json_agg(v ORDER BY v.sort, v.id) FROM product_properties v WHERE v.product_id = p.id) AS properties
      FROM products p WHERE p.id = $product::int`,
    row: anyRow,
  }),
  list: declareStatement({
    name: 'limit_list',
    text: `SELECT ${card} AS card FROM listings l JOIN products p ON p.id = l.product_id
      WHERE l.in_stock AND ${inForce}
      ORDER BY l.popularity DESC NULLS LAST, l.product_id LIMIT 24 OFFSET ($page::int - 1) * 24`,
    row: anyRow,
  }),
  search: declareStatement({
    name: 'limit_search',
    text: `SELECT ${card} AS card FROM products p JOIN listings l ON l.product_id = p.id
      WHERE p.search_v @@ $vector::tsquery AND ${inForce}
      ORDER BY l.popularity DESC, p.id LIMIT $limit::int`,
    row: anyRow,
  }),
};

async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR, PORT } = process.env;
  const db = DATABASE_URL ? connectServer(DATABASE_URL) : await connectEmbedded(DATA_DIR);
  const app = Fastify();
  type Query = { page?: string; search?: string; limit?: string };
  type Body = { productPropertyId: number; qty: number };
  const basketOf = (header: unknown) => (typeof header === 'string' ? header : crypto.randomUUID());
  app.post<{ Body: Body }>('/v2/Cart/AddToCart', async ({ body, headers }) => {
    const { productPropertyId: property, qty: pieces } = body;
    return {
      data: (await db.query(statements.add, { basket: basketOf(headers.cartid), property, pieces }))[0],
    };
  });
  app.get('/v2/Cart/Get', async ({ headers }) => ({
    data: (await db.query(statements.basket, { basket: basketOf(headers.cartid) }))[0],
  }));
  app.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => ({
    data: (await db.query(statements.product, { product: params.id }))[0],
  }));
  app.get<{ Querystring: Query }>('/product/shop', async ({ query: { page = '1', search } }) => ({
    data: search
      ? await db.query(statements.search, { vector: search, limit: 24 })
      : await db.query(statements.list, { page }),
  }));
  app.get<{ Querystring: Query }>('/product/search', async ({ query: { search = '' } }) => ({
    data: await db.query(statements.search, { vector: search, limit: 8 }),
  }));
  app.get('/readyz', async () => ({ data: 'ok' }));
  await app.listen({ host: '127.0.0.1', port: Number(PORT) });
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
