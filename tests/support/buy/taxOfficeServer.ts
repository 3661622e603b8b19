import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { selfSignedCertificate } from '@/backend/adapters/tax/certificate';
import { moadianOffice } from '@/backend/adapters/tax/moadian';
import { openTaxSimulator } from '@/backend/adapters/tax/simulator';
import { portOf } from '@/tests/support/portOf';

const nationalId = '10100000000';
const shopKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The simulated tax office behind a server on this machine, and the shop's adapter that calls it. */
export async function openTaxOfficeServer(now: () => number) {
  const memoryId = 'A1B2C3';
  const simulator = openTaxSimulator({ now, memoryId, nationalId });
  /** `away`: no call is answered. `deaf`: invoices arrive, and their answer is lost. */
  const mood = { now: 'well' as 'well' | 'away' | 'deaf' };
  const server = createServer(async (incoming, response) => {
    if (mood.now === 'away') return void incoming.socket.destroy();
    const body = Buffer.concat(await incoming.toArray());
    const { method = 'GET', url, headers } = incoming;
    const answer = await simulator.fetch(
      new Request(`http://tax.test${url}`, {
        method,
        headers: { authorization: headers.authorization ?? '' },
        ...(method === 'POST' ? { body } : {}),
      }),
    );
    if (mood.now === 'deaf' && method === 'POST') return void incoming.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${portOf(server)}/requestsmanager/api/v2`;
  const key = shopKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const stuffIds = { product: null, service: '2720000000002', shipping: '2720000000003' };
  /** An adapter for this office. @param owner the national id in its certificate */
  const adapter = (owner = nationalId, memory = memoryId) =>
    moadianOffice(
      { memoryId: memory, stuffIds, key, certificate: selfSignedCertificate(shopKeys, owner) },
      base,
      { now },
    );
  return {
    mood,
    adapter,
    office: adapter(),
    accepted: simulator.accepted,
    payments: simulator.payments,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
