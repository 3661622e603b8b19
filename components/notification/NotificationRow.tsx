import { CalendarClock, TrendingDown } from '@/components/ui/customerIcons';
import { Bell, type Icon, Package, Wallet } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { Mark } from '@/components/ui/Mark';
import { ModelName } from '@/components/ui/ModelName';
import type { FeedNotification } from '@/contract/user';
import { useAppDispatch } from '@/hooks/useStore';
import { markSeen } from '@/store/notifications';
import { formatRelative } from '@/utils/relativeTime';

type Kind = FeedNotification['kind'];

const icons: Record<Exclude<Kind, 'facility'>, { Icon: Icon; tone: string }> = {
  order: { Icon: Package, tone: 'info' },
  instalment: { Icon: CalendarClock, tone: 'warning' },
  wallet: { Icon: Wallet, tone: 'success' },
  favorite: { Icon: TrendingDown, tone: 'success' },
  general: { Icon: Bell, tone: 'plain' },
};

/** The stair is the sign of instalments. */
function KindIcon({ kind }: { kind: Kind }) {
  if (kind === 'facility') {
    return (
      <span className="icon" data-tone="accent">
        <Mark size={20} />
      </span>
    );
  }
  const { Icon, tone } = icons[kind];
  return (
    <span className="icon" data-tone={tone}>
      <Icon size={20} />
    </span>
  );
}

/** Where it leads: its own link, or the order that the dialog would show. */
const hrefOf = ({ link, isModal, value }: FeedNotification) =>
  link ?? (isModal && value ? `/dashboard/orders/${value}` : null);

/** Something the shop told the customer; opening it marks it as seen. @param now ms since the epoch */
export function NotificationRow({ notification, now }: { notification: FeedNotification; now: number }) {
  const dispatch = useAppDispatch();
  const { id, title, text, seen, kind, isModal, createdAt } = notification;
  const href = hrefOf(notification);
  const words = (
    <>
      {!seen && <span className="visually-hidden">خوانده‌نشده: </span>}
      <ModelName>{title}</ModelName>
    </>
  );
  const see = () => {
    if (!seen) dispatch(markSeen.request(id));
  };
  return (
    <li data-unseen={!seen || undefined}>
      <KindIcon kind={kind} />
      <div className="words">
        <h2>
          {href === null ? (
            words
          ) : (
            <Link href={href} onClick={see}>
              {words}
            </Link>
          )}
        </h2>
        <p>
          <ModelName>{text}</ModelName>
        </p>
        {isModal && href !== null && (
          <span className="go" aria-hidden="true">
            ادامهٔ خرید قسطی
          </span>
        )}
        {href === null && !seen && (
          <button className="read" type="button" aria-label={`خوانده شد: ${title}`} onClick={see}>
            خوانده شد
          </button>
        )}
      </div>
      <span className="when">
        <time dateTime={createdAt}>{formatRelative(Date.parse(createdAt), now)}</time>
        {!seen && <i />}
      </span>
    </li>
  );
}
