/** Every path of the backend, once. */
export const endpoints = {
  site: '/public/site',
  staticsData: '/public/getStaticsData',
  brands: '/public/brands',
  provinces: '/public/provinces',
  branches: '/public/branchs',
  faq: '/public/faq',
  themeCss: '/public/Css/theme.css',
  shop: '/product/shop',
  search: '/product/search',
  showcase: '/product/showcase',
  product: (id: number) => `/product/${id}`,
  getBasket: '/v2/Cart/Get',
  addToBasket: '/v2/Cart/AddToCart',
  updateBasket: '/v2/Cart/UpdateCart',
  removeFromBasket: '/v2/Cart/RemoveItem',
  clearBasket: '/v2/Cart/DeleteCart',
} as const;
