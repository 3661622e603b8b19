import { spriteIcon } from './icons';

// Icons of customers' pages and of parts that load late, so that they are not in the first load.
export const Bike = /*#__PURE__*/ spriteIcon('bike');
export const CalendarClock = /*#__PURE__*/ spriteIcon('calendar-clock');
export const CalendarPlus = /*#__PURE__*/ spriteIcon('calendar-plus');
export const CheckCheck = /*#__PURE__*/ spriteIcon('check-check');
export const ChevronUp = /*#__PURE__*/ spriteIcon('chevron-up');
export const CompareArrows = /*#__PURE__*/ spriteIcon('git-compare-arrows');
export const Copy = /*#__PURE__*/ spriteIcon('copy');
export const CreditCard = /*#__PURE__*/ spriteIcon('credit-card');
export const FlaskConical = /*#__PURE__*/ spriteIcon('flask-conical');
export const Gift = /*#__PURE__*/ spriteIcon('gift');
export const Landmark = /*#__PURE__*/ spriteIcon('landmark');
export const LoaderCircle = /*#__PURE__*/ spriteIcon('loader-circle');
export const LocateFixed = /*#__PURE__*/ spriteIcon('locate-fixed');
export const Mail = /*#__PURE__*/ spriteIcon('mail');
export const Monitor = /*#__PURE__*/ spriteIcon('monitor');
export const Pause = /*#__PURE__*/ spriteIcon('pause');
export const Pencil = /*#__PURE__*/ spriteIcon('pencil');
export const Play = /*#__PURE__*/ spriteIcon('play');
export const Printer = /*#__PURE__*/ spriteIcon('printer');
export const ReceiptText = /*#__PURE__*/ spriteIcon('receipt-text');
export const Repeat = /*#__PURE__*/ spriteIcon('repeat');
export const Smartphone = /*#__PURE__*/ spriteIcon('smartphone');
export const Store = /*#__PURE__*/ spriteIcon('store');
export const TrendingDown = /*#__PURE__*/ spriteIcon('trending-down');
export const Upload = /*#__PURE__*/ spriteIcon('upload');
