import type { ReactElement } from 'react';

type IconProps = {
  /** px: 16 inside chips and links, 20 by default, 24 in bars and sheets. */
  size?: number;
  className?: string;
};

export type Icon = (props: IconProps) => ReactElement;

/**
 * An icon of the sprite `public/icons.svg`, drawn in the colour of the text. It says nothing to a screen reader: the
 * words beside it, or the label of its button, do. One file for all of them keeps them out of the scripts.
 */
function icon(name: string): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, here alone.
  return function SpriteIcon({ size = 20, className }: IconProps) {
    return (
      <svg className={className} width={size} height={size} aria-hidden="true" focusable="false" data-icon="">
        <use href={`/icons.svg#${name}`} />
      </svg>
    );
  };
}

// Names are Lucide's; after adding one, `npm run icons` draws the sprite anew.
export const Activity = /*#__PURE__*/ icon('activity');
export const ArrowDownWideNarrow = /*#__PURE__*/ icon('arrow-down-wide-narrow');
export const ArrowLeft = /*#__PURE__*/ icon('arrow-left');
export const ArrowRight = /*#__PURE__*/ icon('arrow-right');
export const ArrowUpRight = /*#__PURE__*/ icon('arrow-up-right');
export const BadgeCheck = /*#__PURE__*/ icon('badge-check');
export const BadgePercent = /*#__PURE__*/ icon('badge-percent');
export const Battery = /*#__PURE__*/ icon('battery');
export const Bell = /*#__PURE__*/ icon('bell');
export const BookOpen = /*#__PURE__*/ icon('book-open');
export const Cable = /*#__PURE__*/ icon('cable');
export const CalendarClock = /*#__PURE__*/ icon('calendar-clock');
export const Camera = /*#__PURE__*/ icon('camera');
export const Check = /*#__PURE__*/ icon('check');
export const CheckCheck = /*#__PURE__*/ icon('check-check');
export const ChevronDown = /*#__PURE__*/ icon('chevron-down');
export const ChevronLeft = /*#__PURE__*/ icon('chevron-left');
export const ChevronRight = /*#__PURE__*/ icon('chevron-right');
export const CircleAlert = /*#__PURE__*/ icon('circle-exclamation-point');
export const CircleCheck = /*#__PURE__*/ icon('circle-check');
export const CircleHelp = /*#__PURE__*/ icon('circle-question-mark');
export const CircleX = /*#__PURE__*/ icon('circle-x');
export const Clock = /*#__PURE__*/ icon('clock');
export const Clock3 = /*#__PURE__*/ icon('clock-3');
export const Copy = /*#__PURE__*/ icon('copy');
export const Cpu = /*#__PURE__*/ icon('cpu');
export const Disc3 = /*#__PURE__*/ icon('disc-3');
export const Ear = /*#__PURE__*/ icon('ear');
export const Eye = /*#__PURE__*/ icon('eye');
export const EyeOff = /*#__PURE__*/ icon('eye-off');
export const Feather = /*#__PURE__*/ icon('feather');
export const Gamepad2 = /*#__PURE__*/ icon('gamepad-2');
export const Gift = /*#__PURE__*/ icon('gift');
export const GraduationCap = /*#__PURE__*/ icon('graduation-cap');
export const HardDrive = /*#__PURE__*/ icon('hard-drive');
export const Headphones = /*#__PURE__*/ icon('headphones');
export const Headset = /*#__PURE__*/ icon('headset');
export const Heart = /*#__PURE__*/ icon('heart');
export const History = /*#__PURE__*/ icon('rotate-ccw-clock');
export const House = /*#__PURE__*/ icon('house');
export const Info = /*#__PURE__*/ icon('info');
export const Joystick = /*#__PURE__*/ icon('joystick');
export const KeyRound = /*#__PURE__*/ icon('key-round');
export const Keyboard = /*#__PURE__*/ icon('keyboard');
export const Laptop = /*#__PURE__*/ icon('laptop');
export const LaptopMinimal = /*#__PURE__*/ icon('laptop-minimal');
export const LayoutDashboard = /*#__PURE__*/ icon('layout-dashboard');
export const LayoutGrid = /*#__PURE__*/ icon('layout-grid');
export const ListFilter = /*#__PURE__*/ icon('list-filter');
export const LocateFixed = /*#__PURE__*/ icon('locate-fixed');
export const Lock = /*#__PURE__*/ icon('lock');
export const LogOut = /*#__PURE__*/ icon('log-out');
export const MapPin = /*#__PURE__*/ icon('map-pin');
export const MessageCircleQuestion = /*#__PURE__*/ icon('message-circle-question-mark');
export const Minus = /*#__PURE__*/ icon('minus');
export const Monitor = /*#__PURE__*/ icon('monitor');
export const MonitorSmartphone = /*#__PURE__*/ icon('monitor-smartphone');
export const Package = /*#__PURE__*/ icon('package');
export const PackageCheck = /*#__PURE__*/ icon('package-check');
export const Pencil = /*#__PURE__*/ icon('pencil');
export const Phone = /*#__PURE__*/ icon('phone');
export const PlugZap = /*#__PURE__*/ icon('plug-zap');
export const Plus = /*#__PURE__*/ icon('plus');
export const Receipt = /*#__PURE__*/ icon('receipt');
export const RefreshCw = /*#__PURE__*/ icon('refresh-cw');
export const Router = /*#__PURE__*/ icon('router');
export const Ruler = /*#__PURE__*/ icon('ruler');
export const Search = /*#__PURE__*/ icon('search');
export const Share2 = /*#__PURE__*/ icon('share-2');
export const Shield = /*#__PURE__*/ icon('shield');
export const ShieldCheck = /*#__PURE__*/ icon('shield-check');
export const ShoppingBag = /*#__PURE__*/ icon('shopping-bag');
export const SlidersHorizontal = /*#__PURE__*/ icon('sliders-horizontal');
export const Smartphone = /*#__PURE__*/ icon('smartphone');
export const Sparkles = /*#__PURE__*/ icon('sparkles');
export const Speaker = /*#__PURE__*/ icon('speaker');
export const SunMoon = /*#__PURE__*/ icon('sun-moon');
export const Tablet = /*#__PURE__*/ icon('tablet');
export const Trash2 = /*#__PURE__*/ icon('trash');
export const TrendingDown = /*#__PURE__*/ icon('trending-down');
export const TriangleAlert = /*#__PURE__*/ icon('triangle-exclamation-point');
export const Truck = /*#__PURE__*/ icon('truck');
export const Undo2 = /*#__PURE__*/ icon('undo-2');
export const User = /*#__PURE__*/ icon('user');
export const Volume2 = /*#__PURE__*/ icon('volume-2');
export const Wallet = /*#__PURE__*/ icon('wallet');
export const Watch = /*#__PURE__*/ icon('watch');
export const Weight = /*#__PURE__*/ icon('weight');
export const Wifi = /*#__PURE__*/ icon('wifi');
export const X = /*#__PURE__*/ icon('x');
export const Zap = /*#__PURE__*/ icon('zap');
