/** Widths (px) that the optimiser makes of pictures smaller than a screen, ascending. */
export const smallPictureWidths = [48, 96, 132, 184, 256, 384];
/**
 * Widths (px) that the optimiser makes of pictures up to a whole screen, ascending. They are few, because
 * every width is written into each page and encoded for each picture.
 */
export const screenPictureWidths = [640, 828, 1200, 1600, 2048, 3840];
