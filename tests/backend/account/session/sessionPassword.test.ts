import { hashPassword, isPassword } from '@/backend/domains/account/session/password';

test('a hash accepts its own password and no other', async () => {
  const stored = await hashPassword('Pelle1234');
  expect(await isPassword('Pelle1234', stored)).toBe(true);
  for (const wrong of ['pelle1234', 'Pelle1234 ', '', 'Pelle12345'])
    expect(await isPassword(wrong, stored)).toBe(false);
});

test('two hashes of one password differ and do not contain it', async () => {
  const [one, two] = await Promise.all([hashPassword('Pelle1234'), hashPassword('Pelle1234')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('Pelle1234');
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$/);
});

test('a hash with another cost is accepted', async () => {
  // scrypt('Pelle1234', 'salt', N=1024, r=4, p=2), as Python's hashlib computes it.
  const older = 'scrypt$1024$4$2$c2FsdA$1XTfY7yrTl3vWC2OotohV4hwN7DyZrsn1VMzPtZLqew';
  expect(await isPassword('Pelle1234', older)).toBe(true);
});

test('an account without a password is refused after the same work', async () => {
  const stored = await hashPassword('Pelle1234');
  const time = async (against: string | null) => {
    const start = process.cpuUsage();
    expect(await isPassword('wrong', against)).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const total = { without: 0, with: 0 };
  // In turns, so that a machine that is busy for a while slows down both.
  for (let round = 0; round < 5; round += 1) {
    total.without += await time(null);
    total.with += await time(stored);
  }
  const ratio = total.without / total.with;
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
