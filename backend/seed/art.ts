import type { ColourKey } from './colours';

/** Views every drawn product has; `pair` (or the three-quarter view) is the card image. */
const angles = ['pair', 'front', 'back', 'side', 'detail'] as const;
export type Angle = (typeof angles)[number];

/**
 * The drawn models. A catalogue product names one of these and some of its colours; the picture of an
 * angle is `/art/{model}-{colour}-{angle}.avif`, drawn by `npm run art`.
 */
export const artModels = {
  // Phones: five camera layouts, four screens.
  'phone-triad-silk': ['ice-blue', 'black', 'mint', 'white', 'navy'],
  'phone-triad-beams': ['graphite', 'violet', 'navy', 'black', 'yellow'],
  'phone-triad-flower': ['black', 'mint', 'lavender', 'white'],
  'phone-island-silk': ['gold', 'natural', 'black', 'white', 'orange', 'navy'],
  'phone-island-dunes': ['gold', 'white', 'graphite', 'blue', 'green'],
  'phone-duo-flower': ['lavender', 'pink', 'black', 'ice-blue', 'mint'],
  'phone-duo-silk': ['teal', 'pink', 'white', 'black', 'blue'],
  'phone-duo-dunes': ['mint', 'black', 'yellow', 'blue', 'graphite'],
  'phone-bar-dunes': ['white', 'black', 'pink', 'mint', 'blue'],
  'phone-ring-beams': ['green', 'black', 'white', 'blue', 'violet'],
  'phone-ring-dunes': ['orange', 'black', 'ice-blue', 'gold'],
  // Screens.
  'tablet-silk': ['graphite', 'silver', 'ice-blue', 'pink', 'green'],
  'tablet-flower': ['black', 'silver', 'lavender', 'mint'],
  'laptop-silk': ['silver', 'graphite', 'navy', 'gold'],
  'laptop-flower': ['graphite', 'black', 'silver', 'white'],
  'laptop-dunes': ['gold', 'silver', 'blue', 'black'],
  'laptop-gaming': ['black', 'graphite', 'white'],
  'monitor-silk': ['black', 'white'],
  'monitor-beams': ['black', 'silver'],
  'tv-dunes': ['black'],
  'watch-round': ['brown', 'green', 'black', 'silver', 'gold'],
  'watch-square': ['black', 'orange', 'pink', 'ice-blue', 'white', 'navy'],
  band: ['black', 'pink', 'blue', 'mint', 'cream'],
  'e-reader': ['black', 'white'],
  // Sound.
  headphone: ['black', 'cream', 'navy', 'white', 'pink', 'blue'],
  'gaming-headset': ['black', 'white', 'red'],
  earbuds: ['white', 'black', 'lavender', 'blue', 'cream'],
  neckband: ['black', 'blue', 'red'],
  speaker: ['navy', 'red', 'black', 'cream', 'green', 'blue'],
  'party-speaker': ['black'],
  'home-speaker': ['graphite', 'white', 'blue'],
  soundbar: ['black'],
  microphone: ['black', 'white'],
  // Games.
  'console-tower': ['white', 'black'],
  'console-box': ['black', 'white'],
  'console-handheld': ['red', 'white', 'black', 'yellow'],
  controller: ['white', 'black', 'pink', 'red', 'blue', 'green'],
  'racing-wheel': ['black'],
  'vr-headset': ['white', 'black'],
  'game-box': ['blue', 'green', 'red', 'violet', 'orange'],
  // Accessories.
  keyboard: ['white', 'black', 'pink'],
  mouse: ['white', 'black', 'pink'],
  webcam: ['black', 'white'],
  powerbank: ['white', 'black', 'blue'],
  charger: ['white', 'black'],
  'wireless-charger': ['white', 'black'],
  cable: ['white', 'black', 'orange'],
  case: ['navy', 'orange', 'black', 'pink', 'mint'],
  'screen-guard': ['black'],
  holder: ['black', 'silver'],
  ssd: ['black', 'blue', 'red'],
  'flash-drive': ['silver', 'black'],
  'memory-card': ['red', 'blue', 'white'],
  // Home and camera.
  camera: ['black', 'silver'],
  'action-camera': ['black', 'white'],
  drone: ['white', 'graphite'],
  router: ['white', 'black'],
  'mesh-router': ['white'],
  'security-camera': ['white', 'black'],
  'robot-vacuum': ['white', 'black'],
  'smart-bulb': ['white'],
  'smart-plug': ['white'],
  projector: ['white', 'black'],
  'tv-box': ['black'],
  printer: ['white', 'black'],
  'air-purifier': ['white'],
} as const satisfies Record<string, readonly ColourKey[]>;

export type ArtModel = keyof typeof artModels;

/** Small things that say all in three views. */
const threeViewModels: readonly ArtModel[] = [
  'game-box',
  'charger',
  'wireless-charger',
  'cable',
  'screen-guard',
  'holder',
  'ssd',
  'flash-drive',
  'memory-card',
  'smart-bulb',
  'smart-plug',
  'tv-box',
  'band',
  'neckband',
  'soundbar',
  'mesh-router',
];

/** The views drawn of a model, card image first. */
export function anglesOf(model: ArtModel): readonly Angle[] {
  return threeViewModels.includes(model) ? ['pair', 'front', 'detail'] : angles;
}

/** Address of one picture; an undrawn colour or view of a model is a mistake in the seed and throws. */
export function artUrl(model: ArtModel, colour: ColourKey, angle: Angle = 'pair'): string {
  const drawn: readonly ColourKey[] = artModels[model];
  if (!drawn.includes(colour)) throw new RangeError(`${model} is not drawn in ${colour}`);
  if (!anglesOf(model).includes(angle)) throw new RangeError(`${model} has no ${angle} view`);
  return `/art/${model}-${colour}-${angle}.avif`;
}
