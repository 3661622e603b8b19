import { setupServer } from 'msw/node';

/** The one msw server: tests add the answers they are about with `server.use`. */
export const server = setupServer();
