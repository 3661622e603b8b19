import { CalendarClock, TrendingDown } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Bell, type Icon, Package, PackageCheck, Wallet } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { FeedNotification } from '@/contract/notification';
import { useChange } from '@/hooks/useCalls';
import { formatRelative } from '@/rules/jalali/relativeTime';

type Kind = FeedNotification['kind'];

const icons: Record<Exclude<Kind, 'facility'>, { Icon: Icon; tone: string }> = {
  order: { Icon: Package, tone: 'info' },
  instalment: { Icon: CalendarClock, tone: 'warning' },
  wallet: { Icon: Wallet, tone: 'success' },
  favorite: { Icon: TrendingDown, tone: 'success' },
  stock: { Icon: PackageCheck, tone: 'success' },
  price: { Icon: TrendingDown, tone: 'success' },
  general: { Icon: Bell, tone: 'plain' },
};

/** The icon of a notification's kind. Facilities use the shop's mark, which is the sign of instalments. */
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

/** The order that the notification is about (also for a wallet recharged to pay it), else the notification's link. */
const hrefOf = ({ link, value }: FeedNotification) => (value ? `/dashboard/orders/${value}` : link);

/** The text that names the row's target, or null when the title says it. */
function linkTextOf({ kind, isModal, value }: FeedNotification): string | null {
  if (!value) return null;
  if (isModal) return 'ادامهٔ خرید قسطی';
  return kind === 'wallet' ? 'دیدن سفارش' : null;
}

/** A notification. Following its link marks it as seen. @param now ms since the epoch */
export function NotificationRow({ notification, now }: { notification: FeedNotification; now: number }) {
  const marking = useChange('markSeen');
  const { id, title, text, seen, kind, createdAt } = notification;
  const href = hrefOf(notification);
  const linkText = linkTextOf(notification);
  const titleContent = (
    <>
      {!seen && <span className="visually-hidden">خوانده‌نشده: </span>}
      <ModelName>{title}</ModelName>
    </>
  );
  const markAsSeen = () => {
    if (!seen) marking.send({ id });
  };
  return (
    <li data-unseen={!seen || undefined}>
      <KindIcon kind={kind} />
      <div className="text">
        <h2>
          {href === null ? (
            titleContent
          ) : (
            <Link href={href} onClick={markAsSeen}>
              {titleContent}
            </Link>
          )}
        </h2>
        <Text size="small" ink="muted">
          <ModelName>{text}</ModelName>
        </Text>
        {linkText && (
          <Text as="span" size="small" ink="accent" weight="medium" aria-hidden="true">
            {linkText}
          </Text>
        )}
        {href === null && !seen && (
          <TextButton className="read" aria-label={`خوانده شد: ${title}`} onClick={markAsSeen}>
            خوانده شد
          </TextButton>
        )}
      </div>
      <Row as="span" className="when">
        <time dateTime={createdAt}>{formatRelative(Date.parse(createdAt), now)}</time>
        {!seen && <i />}
      </Row>
    </li>
  );
}
