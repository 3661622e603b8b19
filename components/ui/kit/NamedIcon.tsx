import { type Icon, spriteIcon } from './icons';

/** Names of icons that the server may send: in menus, product facts and promises. */
const names = [
  'activity',
  'badge-check',
  'badge-percent',
  'battery',
  'bell',
  'book-open',
  'cable',
  'camera',
  'circle-question-mark',
  'cpu',
  'disc-3',
  'ear',
  'feather',
  'gamepad-2',
  'graduation-cap',
  'hard-drive',
  'headphones',
  'heart',
  'joystick',
  'key-round',
  'keyboard',
  'laptop',
  'laptop-minimal',
  'layout-dashboard',
  'layout-grid',
  'map-pin',
  'monitor',
  'monitor-smartphone',
  'package',
  'plug-zap',
  'router',
  'ruler',
  'shield',
  'shield-check',
  'smartphone',
  'sparkles',
  'speaker',
  'tablet',
  'truck',
  'undo-2',
  'user',
  'volume-2',
  'wallet',
  'watch',
  'weight',
  'wifi',
  'zap',
] as const;
export type IconName = (typeof names)[number];

const icons: ReadonlyMap<string, Icon> = new Map(names.map((name) => [name, spriteIcon(name)]));

type Props = {
  /** The name sent by the server. */
  name: string | null;
  /** The icon for an unknown name. */
  fallback: IconName;
  size?: number;
};

/** An icon by its name. */
export function NamedIcon({ name, fallback, size }: Props) {
  const Named = icons.get(name ?? '') ?? icons.get(fallback);
  return Named ? <Named size={size} /> : null;
}
