import { keepaGateway } from '@/backend/adapters/payment/keepa';
import { type GatewayServer, startGatewayServer } from '@/tests/support/buy/gatewayServer';
import { attemptId, request } from '@/tests/support/credit/creditRequest';

let server: GatewayServer;

beforeEach(async () => {
  server = await startGatewayServer();
});

afterEach(() => server.close());

describe('Keepa', () => {
  const payment = { attemptId, token: 'kt-1', amount: request.amount, tracking: null };
  const gateway = () => keepaGateway({ clientId: 'a', clientSecret: 'b', terminalId: '42' }, server.base);
  beforeEach(() => {
    server.answer('/clients/authorize', { body: { accessToken: 'jwt' } });
  });

  test('is asked for a token in rial and leads to its page', async () => {
    server.answer('/cpg-payments/v2/get-token', {
      body: { token: 'kt-1', paymentUrl: 'https://keepa.example/kt-1' },
    });
    await expect(gateway().start(request)).resolves.toMatchObject({
      token: 'kt-1',
      redirect: { url: 'https://keepa.example/kt-1', method: 'GET' },
    });
    expect(server.calls.at(-1)?.body).toMatchObject({
      terminalId: 42,
      invoiceNumber: attemptId,
      amount: 580_000_000,
    });
  });

  test('verifies, and reads an earlier verification from the inquiry', async () => {
    server.answer('/cpg-payments/v2/verify', { body: { refNum: 'R1' } }, { status: 400, body: {} });
    server.answer('/cpg-payments/v2/inquiry/kt-1', {
      body: { status: 1, amount: 580_000_000, refNum: 'R1' },
    });
    const { verify } = gateway();
    await expect(verify(payment)).resolves.toMatchObject({
      outcome: 'paid',
      amount: request.amount,
      reference: 'R1',
    });
    await expect(verify(payment)).resolves.toMatchObject({ outcome: 'already', amount: request.amount });
  });

  test.each([
    [1, 'verified'],
    [8, 'paid'],
    [3, 'unknown'],
  ])('an inquiry with status %i is %s', async (status, outcome) => {
    server.answer('/cpg-payments/v2/inquiry/kt-1', { body: { status } });
    await expect(gateway().inquire?.(payment)).resolves.toMatchObject({ outcome });
  });
});
