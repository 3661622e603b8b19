import { server } from './server';
import { closeTabChannels } from './tabChannels';

/** Fails a test when React or a library prints a warning, because that is a defect of the screen. */
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
