import { createHash } from 'node:crypto';
import { globalCss } from './global';
import { minifyCss } from './minifyCss';

/** The style of every page as the build serves it (ADR 33). */
export const sharedCss = minifyCss(globalCss);

/** Its file below `/_next/`, named by its content, since browsers keep it for ever. */
export const sharedSheetFile = `static/css/${createHash('sha256').update(sharedCss).digest('hex').slice(0, 8)}.css`;
