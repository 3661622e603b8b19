import { deflateRawSync } from 'node:zlib';
import { readZip, WrongZip } from '@/utils/zip';

type Packed = { name: string; content: Buffer; method?: 0 | 8; flags?: number };

/** An archive as programs write it: files with their headers, then the directory, then its end. */
function zipOf(files: readonly Packed[]): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, flags = 1 << 11 } of files) {
    const bytes = method === 8 ? deflateRawSync(content) : content;
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(title.length, 26);
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(flags, 8);
    header.writeUInt16LE(method, 10);
    header.writeUInt32LE(bytes.length, 20);
    header.writeUInt16LE(title.length, 28);
    header.writeUInt32LE(offset, 42);
    parts.push(local, title, bytes);
    directory.push(header, title);
    offset += local.length + title.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Blob([Buffer.concat([...parts, ...directory, end])]);
}

const textOf = async (blob: Blob) => blob.text();

test('files of an archive are read with their Persian names, packed or not, and folders are none', async () => {
  const archive = zipOf([
    { name: 'عکس‌ها/', content: Buffer.alloc(0), method: 0 },
    { name: 'عکس‌ها/گوشی.jpg', content: Buffer.from('packed') },
    { name: 'b.png', content: Buffer.from('plain'), method: 0 },
  ]);
  const entries = await readZip(archive, 10);
  expect(entries.map(({ name }) => name)).toEqual(['عکس‌ها/گوشی.jpg', 'b.png']);
  expect(await Promise.all(entries.map(async ({ read }) => textOf(await read(100))))).toEqual([
    'packed',
    'plain',
  ]);
  expect(await readZip(archive, 1)).toHaveLength(1);
});

test('a file that becomes too large is not unpacked to its end', async () => {
  const [entry] = await readZip(zipOf([{ name: 'a.jpg', content: Buffer.alloc(5_000_000) }]), 10);
  await expect(entry?.read(1_000_000)).rejects.toThrow(WrongZip);
});

test('a file with a password, a cut archive and another file are refused', async () => {
  const locked = zipOf([{ name: 'a.jpg', content: Buffer.from('x'), flags: 1 }]);
  await expect(readZip(locked, 10)).rejects.toThrow(WrongZip);
  const whole = zipOf([{ name: 'a.jpg', content: Buffer.from('x') }]);
  await expect(readZip(whole.slice(40), 10)).rejects.toThrow(WrongZip);
  await expect(readZip(new Blob(['no archive']), 10)).rejects.toThrow(WrongZip);
});
