import { existsSync, statSync } from 'node:fs';
import type { NextApiRequest, NextApiResponse } from 'next';
import sharp from 'sharp';
import answerManifest from '@/pages/api/manifest';
import { readSite } from '@/services/server/shopCache';
import { aSite } from '@/tests/support/factories/site';
import { mostAppPictureBytes } from '@/utils/appPictures';

jest.mock('@/services/server/shopCache', () => ({ readSite: jest.fn() }));

/** Calls the route, and returns its status and the manifest. */
async function call() {
  const sent = { status: 0, text: '' };
  const response = {
    status(code: number) {
      sent.status = code;
      return this;
    },
    setHeader() {
      return this;
    },
    send: (text: string) => {
      sent.text = text;
    },
    end: () => undefined,
  };
  await answerManifest({} as NextApiRequest, response as unknown as NextApiResponse);
  return { status: sent.status, manifest: sent.text ? JSON.parse(sent.text) : null };
}

test('the manifest has the name of the shop, in Persian from right to left', async () => {
  const site = aSite();
  jest.mocked(readSite).mockResolvedValue(site);
  const { status, manifest } = await call();
  expect(status).toBe(200);
  expect(manifest).toMatchObject({
    name: site.company.companyName,
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/shop',
    '/cart',
    '/dashboard/orders',
  ]);
});

test('every icon of the manifest is there in its size, one of them to be cut into any shape', async () => {
  jest.mocked(readSite).mockResolvedValue(aSite());
  const { manifest } = await call();
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(`public${src}`)).toBe(true);
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('the manifest shows the shop on a phone and on a desktop, in light pictures with a Persian label', async () => {
  jest.mocked(readSite).mockResolvedValue(aSite());
  const { manifest } = await call();
  const forms = manifest.screenshots.map((one: { form_factor: string }) => one.form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes, type, form_factor, label } of manifest.screenshots) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    expect(statSync(`public${src}`).size).toBeLessThanOrEqual(mostAppPictureBytes);
    expect(width < height).toBe(form_factor === 'narrow');
    // A browser leaves out a picture that is longer than this.
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
    expect(label).toMatch(/^[\u0600-\u06ff\u200c\s:]+$/);
  }
});

test('a shop whose backend does not answer has no manifest for now', async () => {
  jest.mocked(readSite).mockRejectedValue(new Error('unreachable'));
  expect((await call()).status).toBe(503);
});
