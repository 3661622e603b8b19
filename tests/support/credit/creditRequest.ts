/** The account of the shop at a lender. */
export const account = { clientId: 'shop', clientSecret: 's3cret', username: 'user', password: 'pass' };

export const attemptId = '5b6cf5f0-6f0e-4d5c-9f0a-4b8f8a1c2d3e';

/** A purchase of 60,085,000 toman on credit, of which 2,085,000 are paid elsewhere. */
export const request = {
  attemptId,
  amount: 58_000_000,
  callbackUrl: 'https://shop.example/payment/response',
  description: 'سفارش',
  mobile: '09123456789',
  cart: [{ id: '17', title: 'گوشی', category: 'موبایل', count: 1, price: 60_000_000 }],
  shipping: 85_000,
  paidElsewhere: 2_085_000,
};
