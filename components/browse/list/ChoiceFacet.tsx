import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextAction } from '@/components/ui/kit/TextButton';
import { Text } from '@/components/ui/layout/Text';
import type { FacetChoice } from '@/contract/list';
import { type ListFacet, listOf, toggleValue } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import { formatNumber } from '@/utils/money';
import { foldText, removeSpaces } from '@/utils/searchFold';
import type { ShopControls } from './useShopQuery';

type Choice = FacetChoice & { latinTitle?: string };

/** A facet with more choices than this has a search field. */
const maxChoicesWithoutSearch = 12;

type Props = {
  controls: ShopControls;
  facet: ListFacet;
  choices: readonly Choice[];
  /** Number of choices that are always visible, above the fold «۱۱ برند دیگر». */
  shown: number;
  /** The word for one choice: «برند». */
  noun: string;
  /** Renders the label of a choice. */
  children: (choice: Choice) => ReactNode;
};

/**
 * Check boxes for the values of one facet. Those after the first `shown` are folded, and are rendered once the shopper
 * unfolds them: on the whole list they would be two fifths of the page's nodes.
 */
export function ChoiceFacet({ controls, facet, choices, shown, noun, children }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = listOf(controls.wanted[facet]);
  const rest = choices.slice(shown);
  const details = useRef<HTMLDetailsElement>(null);
  // Only the initial state: afterwards the shopper unfolds and folds.
  const [unfolded, setUnfolded] = useState(() => rest.some((choice) => chosen.includes(choice.value)));
  // The browser can unfold the list before the scripts run. The state then follows what the browser shows.
  useEffect(() => {
    if (details.current?.open) setUnfolded(true);
  }, []);
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
          style={facet === 'colour' ? { '--dot': choice.value } : undefined}
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
        <details
          ref={details}
          open={unfolded}
          suppressHydrationWarning
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <TextAction as="summary">
            {toPersianDigits(rest.length)} {noun} دیگر
          </TextAction>
          {unfolded && (
            <>
              {choices.length > maxChoicesWithoutSearch && (
                <input
                  type="search"
                  className="typed"
                  aria-label={`جست‌وجو در ${noun}ها`}
                  placeholder={`نام ${noun}`}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
              {found.length > 0 ? (
                <ul data-facet={facet}>{found.map(row)}</ul>
              ) : (
                <Text size="small" ink="faint" role="status">
                  {messages.noOption}
                </Text>
              )}
            </>
          )}
        </details>
      )}
    </>
  );
}

/** Number of products that remain with a choice. The style says the word «کالا» to a screen reader, once for all rows. */
export const ProductCount = ({ value }: { value: number }) => (
  <small data-count="">{formatNumber(value)}</small>
);
