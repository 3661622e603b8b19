import { icon } from './icons';

// Icons of the pages of customers alone.
export const CalendarClock = /*#__PURE__*/ icon('calendar-clock');
export const CheckCheck = /*#__PURE__*/ icon('check-check');
export const Copy = /*#__PURE__*/ icon('copy');
export const Gift = /*#__PURE__*/ icon('gift');
export const LocateFixed = /*#__PURE__*/ icon('locate-fixed');
export const Monitor = /*#__PURE__*/ icon('monitor');
export const Pencil = /*#__PURE__*/ icon('pencil');
export const Smartphone = /*#__PURE__*/ icon('smartphone');
export const TrendingDown = /*#__PURE__*/ icon('trending-down');
