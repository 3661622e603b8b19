import { createHash } from 'node:crypto';
import { globalCss } from './global';
import { minifyCss } from './minifyCss';

const css = minifyCss(globalCss);
const digest = createHash('sha256').update(css).digest('hex').slice(0, 8);

/** The style of every page as the build serves it below `/_next/` (ADR 33). Its file is named by its content, since browsers keep it for ever. */
export const sharedSheet = { css, file: `static/css/${digest}.css` };
