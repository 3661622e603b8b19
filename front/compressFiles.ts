import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files of these types get smaller by compression; pictures and fonts do not. */
const compressible = /\.(?:js|css|svg|json|txt|xml|map)$/;
/** Shorter files (bytes) are not compressed. */
const leastBytes = 512;
/** Files compressed at the same time. */
const parallel = 4;

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const encoders = {
  '.br': (content: Buffer) => brotli(content, best),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** The end of a compressed file's name. */
type CompressedForm = keyof typeof encoders;
/** The first takes a tenth of the time of the second, which is smaller. */
const compressedForms: readonly CompressedForm[] = ['.gz', '.br'];

/** Writes a file in one step, so that no other process reads half of it. */
async function replaceFile(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  await writeFile(written, content);
  await rename(written, path);
}

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

async function compressFile(source: string, target: string, form: CompressedForm): Promise<void> {
  if ((await changedAt(target + form)) > (await changedAt(source))) return;
  const content = await readFile(source);
  if (content.byteLength < leastBytes) return;
  await replaceFile(target + form, await encoders[form](content));
}

/** Writes a compressed form of every text file below `from` to the same path below `to`, unless it is up to date. */
async function compressFolder(from: string, to: string, form: CompressedForm): Promise<void> {
  const paths = (await readdir(from, { recursive: true })).filter((path) => compressible.test(path));
  const next = async () => {
    for (let path = paths.pop(); path; path = paths.pop())
      await compressFile(join(from, path), join(to, path), form);
  };
  await Promise.all(Array.from({ length: parallel }, next));
}

export type StaticFolders = {
  /** Next's `distDir`. */
  buildDir: string;
  /** The `distDir` of the previous build, whose pages may still be open in browsers. */
  olderBuildDir: string | null;
  /** The files that are served at the root of the shop. */
  publicDir: string;
};

/** The folders of the shop in the current directory. */
export const readFolders = ({
  NEXT_DIST_DIR = '.next',
  OLDER_DIST_DIR,
}: NodeJS.ProcessEnv): StaticFolders => ({
  buildDir: join(process.cwd(), NEXT_DIST_DIR),
  olderBuildDir: OLDER_DIST_DIR ? join(process.cwd(), OLDER_DIST_DIR) : null,
  publicDir: join(process.cwd(), 'public'),
});

/** Folder of the compressed forms of the public files. */
export const compressedPublicDir = (buildDir: string) => join(buildDir, 'publicCompressed');

/** Compresses the scripts of the build and the public text files. Takes seconds after a build, later almost no time. */
export async function compressFiles(
  { buildDir, publicDir }: StaticFolders,
  forms: readonly CompressedForm[] = compressedForms,
): Promise<void> {
  const scripts = join(buildDir, 'static');
  for (const form of forms) {
    await Promise.all([
      compressFolder(scripts, scripts, form),
      compressFolder(publicDir, compressedPublicDir(buildDir), form),
    ]);
  }
}
