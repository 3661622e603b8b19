import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { IconLink } from '@/components/ui/IconLink';
import { Bell } from '@/components/ui/icons';
import { useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { personalLink } from '@/utils/personalLink';

const UnreadDot = onDemand(() => import(/* webpackChunkName: 'customer' */ './UnreadDot'));

/** The bell in the header, with a dot while there are unread notifications. */
export function NotificationLink() {
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <IconLink {...personalLink('/dashboard/notifications', signedIn)}>
      <span>
        <Bell size={24} />
        {signedIn && <UnreadDot />}
      </span>
      <span className="visually-hidden">پیام‌ها</span>
    </IconLink>
  );
}
