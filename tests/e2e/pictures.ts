import type { Page } from '@playwright/test';

/** The sizes in which a step is pictured: a narrow phone, and the smallest desktop. */
const pictured = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
];

/**
 * Takes pictures of a step in both sizes, into the folder that `OFFLINE_PICTURES` names. Without it none is taken. This writes all of them:
 * `OFFLINE_PICTURES=.data/film npx playwright test layout/offline layout/install --project=desktop --project=phone --no-deps`
 */
export async function takePicture(page: Page, step: string): Promise<void> {
  const folder = process.env.OFFLINE_PICTURES;
  const before = page.viewportSize();
  if (!folder || !before) return;
  for (const size of pictured) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${folder}/${step}-${size.width}.png`, animations: 'disabled' });
  }
  await page.setViewportSize(before);
}
