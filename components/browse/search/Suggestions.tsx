import { type ReactNode, type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ArrowUpRight, LayoutGrid, Search } from '@/components/ui/kit/icons';
import { Text } from '@/components/ui/layout/Text';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { searchSubmitted } from '@/store/firstLoad/searchField';
import {
  searchClosed,
  searchOpened,
  searchSlice,
  searchTyped,
  selectNothingFound,
  selectSuggestions,
} from '@/store/search';
import { messages } from '@/utils/messages';
import { formatNumber } from '@/utils/money';
import { RecentSearches } from './RecentSearches';
import { SearchStart } from './SearchStart';
import { SuggestedProduct } from './SuggestedProduct';
import * as S from './Suggestions.styles';
import { searchHref } from './searchHref';
import { type OptionKeys, searchListId } from './searchOptions';
import { stepOption } from './stepOption';

/** Products shown below the completions. */
const maxProducts = 3;

type Props = {
  /** The typed text. */
  text: string;
  /** Receives the function that handles keys pressed in the field. */
  keys: RefObject<OptionKeys | null>;
  /** Called with the id of the option chosen by arrow keys, or null, and with whether there are options. */
  onOptions: (options: { active: string | null; any: boolean }) => void;
  onPicked: () => void;
  replace?: boolean;
};

/**
 * Completions, one category, three products and recent searches; while nothing is typed, where to begin. Keys pressed in the
 * field above choose an option.
 */
export function Suggestions({ text, keys, onOptions, onPicked, replace }: Props) {
  const dispatch = useAppDispatch();
  const base = useId();
  useSlice(searchSlice);
  const suggestions = useAppSelector(selectSuggestions);
  const nothing = useAppSelector(selectNothingFound);
  const [active, setActive] = useState<string | null>(null);

  const completions = suggestions?.completions ?? [];
  const category = suggestions?.category ?? null;
  const products = suggestions?.results.slice(0, maxProducts) ?? [];
  const idOf = (kind: string, index: number) => `${base}${kind}${index}`;
  const ids = [
    ...completions.map((_, index) => idOf('text', index)),
    ...(category ? [idOf('category', 0)] : []),
    ...products.map((_, index) => idOf('product', index)),
  ];
  const chosen = active !== null && ids.includes(active) ? active : null;
  const any = ids.length > 0;

  useEffect(() => {
    dispatch(searchOpened());
    return () => {
      dispatch(searchClosed());
    };
  }, [dispatch]);
  useEffect(() => {
    dispatch(searchTyped(text));
    setActive(null);
  }, [dispatch, text]);
  useEffect(() => onOptions({ active: chosen, any }), [onOptions, chosen, any]);
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  useImperativeHandle<OptionKeys | null, OptionKeys>(keys, () => (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(stepOption(ids, chosen, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      document.getElementById(chosen)?.click();
    }
  });

  const option = (kind: string, index: number) => ({
    id: idOf(kind, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': chosen === idOf(kind, index),
    replace,
  });

  return (
    <S.List>
      {/* Rendered even while it is empty, because the field refers to it by id. */}
      <div role="listbox" id={searchListId} aria-label="پیشنهادها" hidden={!any}>
        {(completions.length > 0 || category) && (
          <SuggestionGroup title="پیشنهاد">
            {completions.map((completion, index) => (
              <Link
                key={completion}
                href={searchHref(completion)}
                {...option('text', index)}
                onClick={() => {
                  dispatch(searchSubmitted(completion));
                  onPicked();
                }}
              >
                <Search size={20} />
                <CompletionText typed={text.trim()} text={completion} />
                <ArrowUpRight className="end" size={16} />
              </Link>
            ))}
            {category && (
              <Link href={`/shop/${category.slug}`} {...option('category', 0)} onClick={onPicked}>
                <LayoutGrid size={20} />
                <span>
                  در دستهٔ <b>{category.title}</b>
                </span>
                <Text as="span" className="end" size="caption" ink="faint">
                  {formatNumber(category.count)} کالا
                </Text>
              </Link>
            )}
          </SuggestionGroup>
        )}
        {products.length > 0 && (
          <SuggestionGroup title="کالاها">
            {products.map((product, index) => (
              <Link
                key={product.id}
                href={`/products/${product.id}/${product.slug}`}
                {...option('product', index)}
                onClick={onPicked}
              >
                <SuggestedProduct product={product} />
              </Link>
            ))}
          </SuggestionGroup>
        )}
      </div>
      <p className={nothing ? undefined : 'visually-hidden'} role="status">
        {nothing ? messages.noSearchResult : ''}
      </p>
      <RecentSearches onPicked={onPicked} replace={replace} />
      {text.trim() === '' && <SearchStart onPicked={onPicked} replace={replace} />}
    </S.List>
  );
}

/** A completion whose added part is bold. */
function CompletionText({ typed, text }: { typed: string; text: string }) {
  const known = text.startsWith(typed) ? typed : '';
  return (
    <span>
      {known}
      <b>{text.slice(known.length)}</b>
    </span>
  );
}

/** A group of options with a title. */
function SuggestionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options, no field sets.
    <div role="group" aria-label={title}>
      <h3 role="presentation">{title}</h3>
      {children}
    </div>
  );
}
