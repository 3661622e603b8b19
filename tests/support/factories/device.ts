import type { Device } from '@/contract/device';

export const aDevice = (over: Partial<Device> = {}): Device => ({
  id: 'device-1',
  title: 'Chrome در Android',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  network: '5.120.33.…',
  current: false,
  ...over,
});
