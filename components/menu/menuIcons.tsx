import {
  Activity,
  BadgeCheck,
  BadgePercent,
  BookOpen,
  Cable,
  Camera,
  CircleHelp,
  Disc3,
  Ear,
  Feather,
  Gamepad2,
  GraduationCap,
  HardDrive,
  Headphones,
  type Icon,
  Joystick,
  Keyboard,
  Laptop,
  LaptopMinimal,
  LayoutGrid,
  Monitor,
  PlugZap,
  Router,
  Shield,
  Smartphone,
  Sparkles,
  Speaker,
  Tablet,
  Wallet,
  Watch,
} from '@/components/ui/icons';
import { Mark } from '@/components/ui/Mark';

/** The icons that an operator may name in a menu. */
const icons: Readonly<Record<string, Icon>> = {
  activity: Activity,
  'badge-check': BadgeCheck,
  'badge-percent': BadgePercent,
  'book-open': BookOpen,
  cable: Cable,
  camera: Camera,
  'circle-help': CircleHelp,
  'disc-3': Disc3,
  ear: Ear,
  feather: Feather,
  'gamepad-2': Gamepad2,
  'graduation-cap': GraduationCap,
  'hard-drive': HardDrive,
  headphones: Headphones,
  joystick: Joystick,
  keyboard: Keyboard,
  laptop: Laptop,
  'laptop-minimal': LaptopMinimal,
  'layout-grid': LayoutGrid,
  monitor: Monitor,
  'plug-zap': PlugZap,
  router: Router,
  shield: Shield,
  smartphone: Smartphone,
  sparkles: Sparkles,
  speaker: Speaker,
  tablet: Tablet,
  wallet: Wallet,
  watch: Watch,
};

/** The icon of a menu item: the mark for instalments, a grid for a name that is not known. */
export function MenuIcon({ name, size = 20 }: { name: string | null; size?: number }) {
  if (name === 'stairs') return <Mark size={size - 4} />;
  const Icon = icons[name ?? ''] ?? LayoutGrid;
  return <Icon size={size} />;
}
