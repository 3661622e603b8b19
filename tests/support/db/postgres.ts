import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import {
  createServantFolder,
  freePort,
  postgresPrograms,
  type RunningServer,
  runProgram,
  startServer,
} from './programs';

export type Postgres = {
  port: number;
  /** Address of the server's own database, by which others are created. */
  url: string;
  run: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;
  /** Ends the process at once, as `kill -9` does. */
  kill: () => Promise<void>;
  /** Makes a reader a writer, and resolves when it is one. */
  promote: () => Promise<void>;
  remove: () => Promise<void>;
};

const program = (name: string) => join(postgresPrograms ?? '', name);
const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function start(folder: string): Promise<Postgres> {
  const port = await freePort();
  const url = urlOf(port);
  async function run<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
  const isReady = () =>
    run('SELECT 1').then(
      () => true,
      () => false,
    );
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    shared_buffers: '32MB',
    hot_standby: 'on',
    wal_level: 'replica',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server: RunningServer = await startServer(program('postgres'), ['-D', folder, ...args], isReady);
  return {
    port,
    url,
    run,
    kill: server.kill,
    promote: async () => {
      await run('SELECT pg_promote()');
    },
    async remove() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a new PostgreSQL server on a free port, whose data nobody else has. */
export async function startPostgres(): Promise<Postgres> {
  const folder = createServantFolder();
  await runProgram(program('initdb'), [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  return start(folder);
}

/** Starts a reader of a server, which replays its changes. */
export async function startReader(writer: Postgres): Promise<Postgres> {
  const folder = createServantFolder();
  const source = ['-h', '127.0.0.1', '-p', String(writer.port), '-U', 'postgres'];
  await runProgram(program('pg_basebackup'), [
    ...source,
    '-D',
    folder,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  return start(folder);
}
