import { server } from './server';
import { closeTabChannels } from './tabChannels';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  server.resetHandlers();
  closeTabChannels();
});
afterAll(() => server.close());
