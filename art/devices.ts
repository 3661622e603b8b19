import type { ArtDevice } from './device';

type Load = () => Promise<{ device: ArtDevice }>;

const phone: Load = () => import('./devices/phone');
const tablet: Load = () => import('./devices/tablet');
const laptop: Load = () => import('./devices/laptop');
const monitor: Load = () => import('./devices/monitor');

/** The device that draws each model, loaded when asked for. */
const devices: Readonly<Record<string, Load>> = {
  'phone-triad-silk': phone,
  'phone-triad-beams': phone,
  'phone-triad-flower': phone,
  'phone-island-silk': phone,
  'phone-island-dunes': phone,
  'phone-duo-flower': phone,
  'phone-duo-silk': phone,
  'phone-duo-dunes': phone,
  'phone-bar-dunes': phone,
  'phone-ring-beams': phone,
  'phone-ring-dunes': phone,
  'tablet-silk': tablet,
  'tablet-flower': tablet,
  'laptop-silk': laptop,
  'laptop-flower': laptop,
  'laptop-dunes': laptop,
  'laptop-gaming': laptop,
  'monitor-silk': monitor,
  'monitor-beams': monitor,
  'tv-dunes': () => import('./devices/tv'),
  'watch-round': () => import('./devices/watch-round'),
  'watch-square': () => import('./devices/watch-square'),
  band: () => import('./devices/band'),
  'e-reader': () => import('./devices/e-reader'),
  headphone: () => import('./devices/headphone'),
  'gaming-headset': () => import('./devices/gaming-headset'),
  earbuds: () => import('./devices/earbuds'),
  neckband: () => import('./devices/neckband'),
  speaker: () => import('./devices/speaker'),
  'party-speaker': () => import('./devices/party-speaker'),
  'home-speaker': () => import('./devices/home-speaker'),
  soundbar: () => import('./devices/soundbar'),
  microphone: () => import('./devices/microphone'),
  'console-tower': () => import('./devices/console-tower'),
  'console-box': () => import('./devices/console-box'),
  'console-handheld': () => import('./devices/console-handheld'),
  controller: () => import('./devices/controller'),
  'racing-wheel': () => import('./devices/racing-wheel'),
  'vr-headset': () => import('./devices/vr-headset'),
  'game-box': () => import('./devices/game-box'),
  keyboard: () => import('./devices/keyboard'),
  mouse: () => import('./devices/mouse'),
  webcam: () => import('./devices/webcam'),
  powerbank: () => import('./devices/powerbank'),
  charger: () => import('./devices/charger'),
  'wireless-charger': () => import('./devices/wireless-charger'),
  cable: () => import('./devices/cable'),
  case: () => import('./devices/case'),
  'screen-guard': () => import('./devices/screen-guard'),
  holder: () => import('./devices/holder'),
  ssd: () => import('./devices/ssd'),
  'flash-drive': () => import('./devices/flash-drive'),
  'memory-card': () => import('./devices/memory-card'),
  camera: () => import('./devices/camera'),
  'action-camera': () => import('./devices/action-camera'),
  drone: () => import('./devices/drone'),
  router: () => import('./devices/router'),
  'mesh-router': () => import('./devices/mesh-router'),
  'security-camera': () => import('./devices/security-camera'),
  'robot-vacuum': () => import('./devices/robot-vacuum'),
  'smart-bulb': () => import('./devices/smart-bulb'),
  'smart-plug': () => import('./devices/smart-plug'),
  projector: () => import('./devices/projector'),
  'tv-box': () => import('./devices/tv-box'),
  printer: () => import('./devices/printer'),
  'air-purifier': () => import('./devices/air-purifier'),
};

/** The device that draws a model. @throws when no drawing is known by that name */
export async function deviceOf(model: string): Promise<ArtDevice> {
  const load = devices[model];
  if (!load) throw new RangeError(`No drawing is known for the model ${model}: add it to devices.ts.`);
  return (await load()).device;
}
