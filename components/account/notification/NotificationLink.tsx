import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { IconLink } from '@/components/ui/kit/IconLink';
import { Bell } from '@/components/ui/kit/icons';
import { useAppSelector } from '@/hooks/useStore';
import { personalLink } from '@/rules/personalLink';
import { selectSignedIn } from '@/store/session/session';

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
