import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/front/compressFiles';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the quick form is there before the small one, and neither is written twice', async () => {
  const folders = { buildDir: join(root, 'build'), olderBuildDir: null, publicDir: join(root, 'public') };
  const scripts = join(folders.buildDir, 'static');
  for (const folder of [scripts, folders.publicDir]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(scripts, 'page.js'), 'const text = 1;'.repeat(100));
  // A file is compressed again when it is newer than its compressed form.
  utimesSync(join(scripts, 'page.js'), 1, 1);

  await compressFiles(folders, ['.gz']);
  expect(readdirSync(scripts).sort()).toEqual(['page.js', 'page.js.gz']);
  writeFileSync(join(scripts, 'page.js.gz'), 'kept');
  await compressFiles(folders);
  expect(readdirSync(scripts).sort()).toEqual(['page.js', 'page.js.br', 'page.js.gz']);
  expect(readFileSync(join(scripts, 'page.js.gz'), 'utf8')).toBe('kept');
});
