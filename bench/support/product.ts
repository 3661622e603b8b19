import type { ShopPage } from '@/contract/list';

/** The path of a product of the demo shop that can be bought. */
export async function findProductPath(backendUrl: string): Promise<string> {
  const { data }: { data: ShopPage } = await (await fetch(`${backendUrl}/product/shop?inStock=true`)).json();
  const [product] = data.products;
  if (!product) throw new Error('The demo shop has no product in stock.');
  return `/products/${product.id}/${product.slug}`;
}
