import { type KeyboardEvent, useEffect, useState } from 'react';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import type { ShopFacets, ShopQuery } from '@/contract/list';
import { changeQuery } from '@/rules/shopQuery';
import { parseWholeNumber } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import * as S from './PriceFacet.styles';
import type { ShopControls } from './useShopQuery';

/** Debounce: the list is requested this long after the last move of a thumb. */
const dragDebounceMs = 400;
/** Smallest step of the slider, toman. */
const minStep = 1000;

/** A step that divides the range into some hundred steps. */
function stepOf(span: number): number {
  return Math.max(minStep, 10 ** (Math.floor(Math.log10(Math.max(span, 1))) - 2));
}

type Range = Pick<ShopQuery, 'priceFrom' | 'priceTo'>;
type Price = ShopFacets['price'];

/** A range with the smaller amount first. An amount at the end of the scale filters nothing and is left out. */
function orderedRange(low: number, high: number, min: number, max: number): Range {
  return {
    priceFrom: Math.min(low, high) > min ? Math.min(low, high) : undefined,
    priceTo: Math.max(low, high) < max ? Math.max(low, high) : undefined,
  };
}

/** The price range: a histogram of products, two thumbs, and two text fields. */
export function PriceFacet({ controls, price }: { controls: ShopControls; price: Price }) {
  const { priceFrom, priceTo } = controls.wanted;
  const [dragged, setDragged] = useState<Range | null>(null);
  const step = stepOf(price.to - price.from);
  const [min, max] = [Math.floor(price.from / step) * step, Math.ceil(price.to / step) * step];
  const range = dragged ?? { priceFrom, priceTo };
  const within = (value: number) => Math.min(Math.max(value, min), max);
  const [low, high] = [within(range.priceFrom ?? min), within(range.priceTo ?? max)];
  const chosen = range.priceFrom !== undefined || range.priceTo !== undefined;
  const part = (value: number) => (value - min) / (max - min);

  useEffect(() => {
    if (!dragged) return;
    const timer = setTimeout(() => {
      controls.apply(changeQuery(controls.wanted, dragged));
      setDragged(null);
    }, dragDebounceMs);
    return () => clearTimeout(timer);
  }, [dragged, controls]);

  const commit = (change: Range) => {
    setDragged(null);
    const next = { priceFrom, priceTo, ...change };
    const turned =
      next.priceFrom !== undefined && next.priceTo !== undefined && next.priceFrom > next.priceTo;
    const ordered = turned ? { priceFrom: next.priceTo, priceTo: next.priceFrom } : next;
    controls.apply(changeQuery(controls.wanted, ordered));
  };

  return (
    <div data-chosen={chosen || undefined}>
      {max > min && (
        <>
          <Histogram price={price} low={low} high={high} />
          <S.Line style={{ '--from': part(low), '--to': part(high) }}>
            <input
              type="range"
              aria-label="کم‌ترین قیمت"
              aria-valuetext={formatToman(low)}
              {...{ min, max, step }}
              value={low}
              data-above={part(low) > 0.5 || undefined}
              onChange={(event) =>
                setDragged(orderedRange(Math.min(Number(event.target.value), high), high, min, max))
              }
            />
            <input
              type="range"
              aria-label="بیش‌ترین قیمت"
              aria-valuetext={formatToman(high)}
              {...{ min, max, step }}
              value={high}
              onChange={(event) =>
                setDragged(orderedRange(low, Math.max(Number(event.target.value), low), min, max))
              }
            />
          </S.Line>
        </>
      )}
      <S.Fields>
        <PriceInput
          name="priceFrom"
          label="قیمت از، تومان"
          value={range.priceFrom}
          placeholder={formatNumber(min)}
          onCommit={(value) => commit({ priceFrom: value })}
        />
        <span aria-hidden="true">تا</span>
        <PriceInput
          name="priceTo"
          label="قیمت تا، تومان"
          value={range.priceTo}
          placeholder={formatNumber(max)}
          onCommit={(value) => commit({ priceTo: value })}
        />
      </S.Fields>
    </div>
  );
}

/** A bar of the histogram with round upper corners, as the path of an SVG. The picture is 240 wide and 56 high. */
function barPath(index: number, share: number, step: number): string {
  const height = Math.max(2, Math.round(share * 56));
  const corner = Math.min(3, height);
  const width = step - 2;
  return `M${index * step} 56v${corner - height}q0-${corner} ${corner}-${corner}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - corner}z`;
}

function Histogram({ price, low, high }: { price: Price; low: number; high: number }) {
  const tallest = Math.max(1, ...price.histogram);
  const width = (price.to - price.from) / price.histogram.length;
  const bars = price.histogram.map((count, index) => {
    const middle = price.from + width * (index + 0.5);
    return {
      within: middle >= low && middle <= high,
      // Square roots keep a bar of a few products visible beside a bar of hundreds.
      path: barPath(index, Math.sqrt(count / tallest), 240 / price.histogram.length),
    };
  });
  const draw = (within: boolean) =>
    bars
      .filter((bar) => bar.within === within)
      .map(({ path }) => path)
      .join('');
  return (
    <S.Histogram viewBox="0 0 240 56" preserveAspectRatio="none" aria-hidden="true">
      <path d={draw(false)} />
      <path d={draw(true)} data-within="" />
    </S.Histogram>
  );
}

type FieldProps = {
  name: string;
  label: string;
  value: number | undefined;
  placeholder: string;
  onCommit: (value: number | undefined) => void;
};

/**
 * An amount in Persian, Arabic or Latin digits, applied on blur or Enter. Not a `Field`: its name is heard and not seen, and it
 * reserves no line for an error.
 */
function PriceInput({ name, label, value, placeholder, onCommit }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === undefined ? '' : formatNumber(value);
  const amount = typed?.trim() ? parseWholeNumber(typed) : undefined;
  const error = amount === null ? 'فقط رقم بنویسید' : null;
  const { control, line } = useFieldLine(error, 'whileInvalid');

  function commitTyped() {
    if (typed === null || amount === null) return;
    setTyped(null);
    if ((amount || undefined) !== value) onCommit(amount || undefined);
  }
  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commitTyped();
  }

  return (
    <label>
      <input
        className="typed"
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? shown}
        {...control}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commitTyped}
        onKeyDown={commitOnEnter}
      />
      {error && (
        <small {...line} role="alert">
          {error}
        </small>
      )}
    </label>
  );
}
