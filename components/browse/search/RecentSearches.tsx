import { Link } from '@/components/ui/kit/firstLoad/Link';
import { History, X } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { searchSubmitted } from '@/store/firstLoad/searchField';
import { historyCleared, historyRemoved, selectSearchHistory } from '@/store/search';
import { searchHref } from './searchHref';

type Props = {
  /** Called when a link is followed. */
  onPicked: () => void;
  /** Links replace the history entry, inside the full-screen search. */
  replace?: boolean;
};

/** The last searches of this browser, newest first. Each can be repeated or removed. */
export function RecentSearches({ onPicked, replace }: Props) {
  const dispatch = useAppDispatch();
  const history = useAppSelector(selectSearchHistory);
  if (history.length === 0) return null;
  return (
    <section className="chips" aria-label="جست‌وجوهای پیشین شما">
      <header>
        <h3>جست‌وجوهای پیشین شما</h3>
        <button type="button" onClick={() => dispatch(historyCleared())}>
          پاک‌کردن همه
        </button>
      </header>
      <ul>
        {history.map((text) => (
          <li key={text}>
            <Link
              href={searchHref(text)}
              replace={replace}
              onClick={() => {
                dispatch(searchSubmitted(text));
                onPicked();
              }}
            >
              <History size={16} />
              <span>{text}</span>
            </Link>
            <button type="button" aria-label={`حذف «${text}»`} onClick={() => dispatch(historyRemoved(text))}>
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
