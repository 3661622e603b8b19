import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from '@/instrumentation';

test('a visitor cannot choose the address they are counted by', async () => {
  await register();
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    expect(await (await fetch(url)).text()).toBe('127.0.0.1');
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(await answer.text()).toBe('203.0.113.9, 127.0.0.1');
  } finally {
    server.close();
  }
});
