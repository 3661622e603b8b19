import { maskSecrets } from '@/backend/adapters/payment/maskSecrets';

test('numbers of cards and secrets are masked at every depth, and nothing else', () => {
  expect(
    maskSecrets({
      card: '6037 9918 1234 5678',
      text: 'Card 6037991812345678 with Bearer abc.def',
      reference: '123456789012',
      headers: { authorization: 'Basic eA==', Accept: 'json' },
      list: [{ clientSecret: 'x', merchant_id: 'm', amount: 5 }],
      nothing: null,
    }),
  ).toEqual({
    card: '6037…5678',
    text: 'Card 6037…5678 with Bearer …',
    reference: '123456789012',
    headers: { authorization: '…', Accept: 'json' },
    list: [{ clientSecret: '…', merchant_id: '…', amount: 5 }],
    nothing: null,
  });
});
