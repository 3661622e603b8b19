import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory, so that nothing else of this machine gets full. */
const size = '3g';

/** Puts an empty folder on a disk of its own, which can be filled. Needs a table of mounts of the process's own (`unshare --mount`). */
export function mountSmallDisk(folder: string) {
  const { uid, gid } = statSync(folder);
  const disk = mkdtempSync(join(tmpdir(), 'pelle-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},uid=${uid},gid=${gid},mode=0755`, 'pelle', disk]);
  rmSync(folder, { recursive: true });
  symlinkSync(disk, folder);
  const filler = join(disk, 'filler');
  return {
    /** Writes until no byte is left. */
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' }),
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', disk]);
      rmdirSync(disk);
    },
  };
}
