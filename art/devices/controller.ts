import type { ArtDevice } from '../device';
import { type Shot, shoot } from '../solids';
import { controllerParts } from '../solids/controller';
import { world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { lying: true, pitch: 4, width: 1240 },
  front: { lying: true, width: 1240 },
  back: { lying: true, yaw: 180, pitch: 6, width: 1240 },
  side: { lying: true, pitch: 72, width: 1240 },
  detail: { yaw: 24, pitch: -18, roll: -12, close: { on: [230, 60, 60], times: 2.2 } },
};

/** A wireless gamepad with two sticks, a touch plate between lines of light and dotted buttons. */
export const device: ArtDevice = ({ colour, angle }) =>
  shoot(controllerParts(world, colour.hex), views[angle]);
