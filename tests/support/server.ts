import { setupServer } from 'msw/node';

/** The msw server of all tests. A test adds its answers with `server.use`. */
export const server = setupServer();
