import { spriteIcon } from './icons';

// Icons that only customers' pages use, so that they are not in the first load.
export const CalendarClock = /*#__PURE__*/ spriteIcon('calendar-clock');
export const CalendarPlus = /*#__PURE__*/ spriteIcon('calendar-plus');
export const CheckCheck = /*#__PURE__*/ spriteIcon('check-check');
export const Copy = /*#__PURE__*/ spriteIcon('copy');
export const FlaskConical = /*#__PURE__*/ spriteIcon('flask-conical');
export const Gift = /*#__PURE__*/ spriteIcon('gift');
export const Landmark = /*#__PURE__*/ spriteIcon('landmark');
export const LoaderCircle = /*#__PURE__*/ spriteIcon('loader-circle');
export const LocateFixed = /*#__PURE__*/ spriteIcon('locate-fixed');
export const Monitor = /*#__PURE__*/ spriteIcon('monitor');
export const Pencil = /*#__PURE__*/ spriteIcon('pencil');
export const Printer = /*#__PURE__*/ spriteIcon('printer');
export const Repeat = /*#__PURE__*/ spriteIcon('repeat');
export const Smartphone = /*#__PURE__*/ spriteIcon('smartphone');
export const TrendingDown = /*#__PURE__*/ spriteIcon('trending-down');
