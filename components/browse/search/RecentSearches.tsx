import { Link } from '@/components/ui/kit/firstLoad/Link';
import { History, X } from '@/components/ui/kit/icons';
import { Pill } from '@/components/ui/kit/Pill';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
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
      <Row as="header" justify="between">
        <h3>جست‌وجوهای پیشین شما</h3>
        <TextButton onClick={() => dispatch(historyCleared())}>پاک‌کردن همه</TextButton>
      </Row>
      <Row as="ul" wrap>
        {history.map((text) => (
          <Pill as="li" key={text}>
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
          </Pill>
        ))}
      </Row>
    </section>
  );
}
