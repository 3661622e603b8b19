import { resolve } from 'node:path';
import type { Command } from 'commander';
import { openStorage } from '@/backend/adapters/storage/configured';
import { restoreBackup } from '@/backend/backup/restore';
import { lockKeys } from '@/backend/db/lockKeys';
import { openDatabase } from '@/backend/db/open';
import type { RunChange } from '@/backend/server/changes';
import { readEnv } from '@/backend/server/env';
import { addExamples } from './examples';

/** Adds the commands that write and restore backups. */
export function addBackupCommands(program: Command, run: RunChange, print: (line: string) => void): void {
  const backup = program
    .command('backup <file>')
    .description(
      'write the whole shop as it is at this moment into a new compressed file, for this or another kind of database',
    )
    .option('--without-files', 'leave out pictures and the private files of customers')
    .action(async (file: string, { withoutFiles = false }: { withoutFiles?: boolean }) => {
      const answer = await run('backup', { file: resolve(file), files: !withoutFiles });
      if (answer.refused !== null) throw new Error(answer.refused);
      print(
        `${answer.rows} rows and ${answer.files} files are in ${file}. Keep it as safe as the shop itself.`,
      );
      if (answer.missing > 0)
        print(`${answer.missing} files are missing in the storage; \`check\` names them.`);
    });
  addExamples(backup, 'backup pelle-2026-11-23.gz', 'backup pelle.gz --without-files');
  const restore = program
    .command('restore <file>')
    .description('fill an empty database from a backup; the shop must be stopped')
    .option('--replace', 'delete everything in the database first')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const { rows, files } = await restoreStoppedShop(resolve(file), replace);
      print(`${rows} rows and ${files} files are restored. Start the shop.`);
    });
  addExamples(
    restore,
    'restore pelle-2026-11-23.gz',
    'restore pelle-2026-11-23.gz --replace  # for PostgreSQL with DATABASE_URL=postgres://…',
  );
}

/** @throws Error when a shop runs on the database */
async function restoreStoppedShop(file: string, replace: boolean) {
  const env = readEnv(process.env);
  const db = await openDatabase(env);
  try {
    const lock = await db.tryLock(lockKeys.worker);
    if (!lock) throw new Error('A shop runs on this database. Stop all its processes first.');
    const storage = await openStorage(env.storage);
    return await restoreBackup({ db, storage }, { file, replace }).finally(() => lock.release());
  } finally {
    await db.close();
  }
}
