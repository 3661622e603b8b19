import { type ReactNode, useState } from 'react';
import type { FacetChoice } from '@/contract/shop';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { foldText, removeSpaces } from '@/utils/searchFold';
import { type ListFacet, listOf, toggleValue } from '@/utils/shopQuery';
import type { ShopControls } from './useShopQuery';

type Choice = FacetChoice & { latinTitle?: string };

/** More choices than this can be searched. */
const searchableFrom = 12;

type Props = {
  controls: ShopControls;
  facet: ListFacet;
  choices: readonly Choice[];
  /** How many stand outside «۱۱ برند دیگر». */
  shown: number;
  /** What one is called: «برند». */
  noun: string;
  /** What stands inside the label of a choice. */
  children: (choice: Choice) => ReactNode;
};

/** Choices of which several may be taken; those beyond the first few fold away. */
export function ChoiceFacet({ controls, facet, choices, shown, noun, children }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = listOf(controls.wanted[facet]);
  const rest = choices.slice(shown);
  // Only at first: unfolding and folding are the shopper's after that.
  const [unfolded] = useState(() => rest.some((choice) => chosen.includes(choice.value)));
  const wanted = removeSpaces(foldText(typed));
  const found = rest.filter((choice) =>
    removeSpaces(foldText(`${choice.title} ${choice.latinTitle ?? ''}`)).includes(wanted),
  );

  const row = (choice: Choice) => (
    <li key={choice.value}>
      <label title={choice.title}>
        <input
          type="checkbox"
          name={facet}
          value={choice.value}
          checked={chosen.includes(choice.value)}
          onChange={() => controls.apply(toggleValue(controls.wanted, facet, choice.value))}
        />
        {children(choice)}
      </label>
    </li>
  );

  return (
    <>
      <ul data-facet={facet}>{choices.slice(0, shown).map(row)}</ul>
      {rest.length > 0 && (
        <details className="more" open={unfolded}>
          <summary>
            {toPersianDigits(rest.length)} {noun} دیگر
          </summary>
          {choices.length > searchableFrom && (
            <input
              type="search"
              className="find"
              aria-label={`جست‌وجو در ${noun}ها`}
              placeholder={`نام ${noun}`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          {found.length > 0 ? (
            <ul data-facet={facet}>{found.map(row)}</ul>
          ) : (
            <p role="status">گزینه ای یافت نشد</p>
          )}
        </details>
      )}
    </>
  );
}

/** How many goods a choice would leave. */
export function Count({ value }: { value: number }) {
  return (
    <small>
      {formatNumber(value)}
      <span className="visually-hidden"> کالا</span>
    </small>
  );
}
