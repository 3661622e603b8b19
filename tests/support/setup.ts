import { server } from './server';

/** A warning React or a library prints is a defect in the screen, so it fails the test. */
function refuseToPrint(...parts: unknown[]) {
  throw new Error(`The console was used: ${parts.map(String).join(' ')}`);
}

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(refuseToPrint);
  jest.spyOn(console, 'warn').mockImplementation(refuseToPrint);
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => server.resetHandlers());
afterAll(() => server.close());
