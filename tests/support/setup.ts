import { server } from './server';
import { closeTabChannels } from './tabChannels';

/** A warning React or a library prints is a defect in the screen, so it fails the test. */
function refuseToPrint(...parts: unknown[]) {
  throw new Error(`The console was used: ${parts.map(String).join(' ')}`);
}

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(refuseToPrint);
  jest.spyOn(console, 'warn').mockImplementation(refuseToPrint);
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  server.resetHandlers();
  closeTabChannels();
});
afterAll(() => server.close());
