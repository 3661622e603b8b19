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
export function icon(name: string): Icon {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon.
  return function SpriteIcon({ size = 20, className }: IconProps) {
    return (
      <svg className={className} width={size} height={size} aria-hidden="true" focusable="false" data-icon="">
        <use href={`/icons.svg#${name}`} />
      </svg>
    );
  };
}

// Names are Lucide's; after adding one, `npm run icons` draws the sprite anew. What only the server names stands in
// `NamedIcon.tsx`, what only customers see in `customerIcons.tsx`: this file is in the first load.
export const ArrowDownWideNarrow = /*#__PURE__*/ icon('arrow-down-wide-narrow');
export const ArrowLeft = /*#__PURE__*/ icon('arrow-left');
export const ArrowRight = /*#__PURE__*/ icon('arrow-right');
export const ArrowUpRight = /*#__PURE__*/ icon('arrow-up-right');
export const Bell = /*#__PURE__*/ icon('bell');
export const Check = /*#__PURE__*/ icon('check');
export const ChevronDown = /*#__PURE__*/ icon('chevron-down');
export const ChevronLeft = /*#__PURE__*/ icon('chevron-left');
export const ChevronRight = /*#__PURE__*/ icon('chevron-right');
export const CircleAlert = /*#__PURE__*/ icon('circle-exclamation-point');
export const CircleCheck = /*#__PURE__*/ icon('circle-check');
export const CircleX = /*#__PURE__*/ icon('circle-x');
export const Clock = /*#__PURE__*/ icon('clock');
export const Clock3 = /*#__PURE__*/ icon('clock-3');
export const Eye = /*#__PURE__*/ icon('eye');
export const EyeOff = /*#__PURE__*/ icon('eye-off');
export const Headset = /*#__PURE__*/ icon('headset');
export const Heart = /*#__PURE__*/ icon('heart');
export const History = /*#__PURE__*/ icon('rotate-ccw-clock');
export const House = /*#__PURE__*/ icon('house');
export const Info = /*#__PURE__*/ icon('info');
export const LayoutDashboard = /*#__PURE__*/ icon('layout-dashboard');
export const LayoutGrid = /*#__PURE__*/ icon('layout-grid');
export const ListFilter = /*#__PURE__*/ icon('list-filter');
export const Lock = /*#__PURE__*/ icon('lock');
export const LogOut = /*#__PURE__*/ icon('log-out');
export const MapPin = /*#__PURE__*/ icon('map-pin');
export const MessageCircleQuestion = /*#__PURE__*/ icon('message-circle-question-mark');
export const Minus = /*#__PURE__*/ icon('minus');
export const Package = /*#__PURE__*/ icon('package');
export const PackageCheck = /*#__PURE__*/ icon('package-check');
export const Phone = /*#__PURE__*/ icon('phone');
export const Plus = /*#__PURE__*/ icon('plus');
export const RefreshCw = /*#__PURE__*/ icon('refresh-cw');
export const Search = /*#__PURE__*/ icon('search');
export const Share2 = /*#__PURE__*/ icon('share-2');
export const ShieldCheck = /*#__PURE__*/ icon('shield-check');
export const ShoppingBag = /*#__PURE__*/ icon('shopping-bag');
export const SlidersHorizontal = /*#__PURE__*/ icon('sliders-horizontal');
export const SunMoon = /*#__PURE__*/ icon('sun-moon');
export const Trash2 = /*#__PURE__*/ icon('trash');
export const TriangleAlert = /*#__PURE__*/ icon('triangle-exclamation-point');
export const Truck = /*#__PURE__*/ icon('truck');
export const Undo2 = /*#__PURE__*/ icon('undo-2');
export const User = /*#__PURE__*/ icon('user');
export const Wallet = /*#__PURE__*/ icon('wallet');
export const X = /*#__PURE__*/ icon('x');
export const Zap = /*#__PURE__*/ icon('zap');
