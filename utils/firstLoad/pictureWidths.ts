/** Widths (px) that the optimiser makes of pictures smaller than a screen, ascending. */
export const smallPictureWidths = [48, 96, 132, 184, 256, 384];
/** Widths (px) that the optimiser makes of pictures up to a whole screen, ascending. */
export const screenPictureWidths = [640, 750, 828, 1080, 1200, 1600, 1920, 2048, 3840];
