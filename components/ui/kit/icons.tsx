import type { ReactElement } from 'react';

type IconProps = {
  /** px. 16 in chips and links, 20 by default, 24 in bars and sheets. */
  size?: number;
  className?: string;
};

export type Icon = (props: IconProps) => ReactElement;

/**
 * An icon of the sprite `public/icons.svg` in the text's colour. Screen readers ignore it, so the text beside it or the
 * label of its button must name it. One sprite keeps the drawings out of the scripts.
 */
export function spriteIcon(name: string): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, at module level.
  return function SpriteIcon({ size = 20, className }: IconProps) {
    return (
      <svg className={className} width={size} height={size} aria-hidden="true" focusable="false" data-icon="">
        <use href={`/icons.svg#${name}`} />
      </svg>
    );
  };
}

// The names are Lucide's. Run `npm run icons` after adding one. This file is in the first load: put icons that only the
// server names into `NamedIcon.tsx`, and icons that only customers see into `customerIcons.tsx`.
export const ArrowDownWideNarrow = /*#__PURE__*/ spriteIcon('arrow-down-wide-narrow');
export const ArrowLeft = /*#__PURE__*/ spriteIcon('arrow-left');
export const ArrowRight = /*#__PURE__*/ spriteIcon('arrow-right');
export const ArrowUpRight = /*#__PURE__*/ spriteIcon('arrow-up-right');
export const Bell = /*#__PURE__*/ spriteIcon('bell');
export const Check = /*#__PURE__*/ spriteIcon('check');
export const ChevronDown = /*#__PURE__*/ spriteIcon('chevron-down');
export const ChevronLeft = /*#__PURE__*/ spriteIcon('chevron-left');
export const ChevronRight = /*#__PURE__*/ spriteIcon('chevron-right');
export const CircleAlert = /*#__PURE__*/ spriteIcon('circle-exclamation-point');
export const CircleCheck = /*#__PURE__*/ spriteIcon('circle-check');
export const CircleX = /*#__PURE__*/ spriteIcon('circle-x');
export const Clock = /*#__PURE__*/ spriteIcon('clock');
export const Clock3 = /*#__PURE__*/ spriteIcon('clock-3');
export const Eye = /*#__PURE__*/ spriteIcon('eye');
export const EyeOff = /*#__PURE__*/ spriteIcon('eye-off');
export const Headset = /*#__PURE__*/ spriteIcon('headset');
export const Heart = /*#__PURE__*/ spriteIcon('heart');
export const History = /*#__PURE__*/ spriteIcon('rotate-ccw-clock');
export const House = /*#__PURE__*/ spriteIcon('house');
export const Info = /*#__PURE__*/ spriteIcon('info');
export const LayoutDashboard = /*#__PURE__*/ spriteIcon('layout-dashboard');
export const LayoutGrid = /*#__PURE__*/ spriteIcon('layout-grid');
export const ListFilter = /*#__PURE__*/ spriteIcon('list-filter');
export const Lock = /*#__PURE__*/ spriteIcon('lock');
export const LogOut = /*#__PURE__*/ spriteIcon('log-out');
export const MapPin = /*#__PURE__*/ spriteIcon('map-pin');
export const MessageCircleQuestion = /*#__PURE__*/ spriteIcon('message-circle-question-mark');
export const Minus = /*#__PURE__*/ spriteIcon('minus');
export const HardDrive = /*#__PURE__*/ spriteIcon('hard-drive');
export const Disc3 = /*#__PURE__*/ spriteIcon('disc-3');
export const Ruler = /*#__PURE__*/ spriteIcon('ruler');
export const Package = /*#__PURE__*/ spriteIcon('package');
export const PackageCheck = /*#__PURE__*/ spriteIcon('package-check');
export const Phone = /*#__PURE__*/ spriteIcon('phone');
export const Plus = /*#__PURE__*/ spriteIcon('plus');
export const RefreshCw = /*#__PURE__*/ spriteIcon('refresh-cw');
export const Search = /*#__PURE__*/ spriteIcon('search');
export const Share2 = /*#__PURE__*/ spriteIcon('share-2');
export const ShieldCheck = /*#__PURE__*/ spriteIcon('shield-check');
export const ShoppingBag = /*#__PURE__*/ spriteIcon('shopping-bag');
export const SlidersHorizontal = /*#__PURE__*/ spriteIcon('sliders-horizontal');
export const SunMoon = /*#__PURE__*/ spriteIcon('sun-moon');
export const Trash2 = /*#__PURE__*/ spriteIcon('trash');
export const TriangleAlert = /*#__PURE__*/ spriteIcon('triangle-exclamation-point');
export const Truck = /*#__PURE__*/ spriteIcon('truck');
export const Undo2 = /*#__PURE__*/ spriteIcon('undo-2');
export const User = /*#__PURE__*/ spriteIcon('user');
export const Wallet = /*#__PURE__*/ spriteIcon('wallet');
export const X = /*#__PURE__*/ spriteIcon('x');
export const Zap = /*#__PURE__*/ spriteIcon('zap');
