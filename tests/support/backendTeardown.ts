import { dropDatabases } from './serverDatabase';

/** Runs once after the tests of the backend. */
export default async function removeDatabases(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) await dropDatabases(server);
}
