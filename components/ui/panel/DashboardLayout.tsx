import type { ReactNode } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ArrowRight, Bell, LogOut, Search } from '@/components/ui/kit/icons';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useWasSignedIn } from '@/hooks/useWasSignedIn';
import { selectProfile } from '@/store/profile';
import { selectRestored, selectSignedIn } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { overlayOpened } from '@/store/ui';
import * as S from './DashboardLayout.styles';
import { DashboardMenu } from './DashboardMenu';
import { PersonCard } from './PersonCard';
import { SignInGate } from './SignInFirst';

type Props = {
  title: string;
  /** A secondary action of the page beside its title; on phones it is in the title bar. */
  action?: ReactNode;
  /** The address of the back arrow in the phones' title bar. */
  back?: string;
  /** True on the first page, which on phones also has the customer's card and the menu. */
  overview?: boolean;
  /** Shown to a guest while the page asks for a sign-in. */
  guestNote?: ReactNode;
  children: ReactNode;
};

/** Search and notifications in the phones' title bar of the first page. */
function OverviewTools() {
  const dispatch = useAppDispatch();
  const unseen = useAppSelector(selectProfile)?.newNotifications ?? 0;
  return (
    <>
      <IconButton className="tool" label="جست‌وجو" onClick={() => dispatch(overlayOpened('search'))}>
        <Search size={24} />
      </IconButton>
      <Link className="tool" href="/dashboard/notifications" aria-label="پیام‌ها">
        <Bell size={24} />
        {unseen > 0 && <i />}
      </Link>
    </>
  );
}

/**
 * The frame of every dashboard page: the customer's card and the menu beside the page, a title bar on phones. A page is
 * rendered before the session is restored. So it shows a skeleton first, and dispatches its loads in an effect that
 * depends on `selectToken` and does nothing while it is null.
 */
export function DashboardLayout({
  title,
  action,
  back = '/dashboard',
  overview,
  guestNote,
  children,
}: Props) {
  const dispatch = useAppDispatch();
  const restored = useAppSelector(selectRestored);
  const signedIn = useAppSelector(selectSignedIn);

  const wasSignedIn = useWasSignedIn();

  const isGuest = restored && !signedIn;
  // A guest's page has a heading of its own.
  const Title = isGuest ? 'p' : 'h1';
  return (
    <Container>
      <NoIndexHead title={title} />
      <S.Root data-overview={overview || undefined} data-guest={isGuest || undefined}>
        {!isGuest && (
          <Stack as="aside" gap={4} className="side" aria-label="حساب من">
            <PersonCard />
            <DashboardMenu />
          </Stack>
        )}
        <div className="head" data-bar="">
          {!isGuest && !overview && (
            <Link className="back" href={back} aria-label="بازگشت">
              <ArrowRight size={24} />
            </Link>
          )}
          <Title className="title">{title}</Title>
          {!isGuest && overview && <OverviewTools />}
          {!isGuest && action}
        </div>
        {/* A new element for a guest, because the same one would move up where the card and the menu were. */}
        <Stack key={isGuest ? 'gate' : 'page'} className="content">
          {isGuest ? <SignInGate asks={!wasSignedIn}>{guestNote}</SignInGate> : children}
          {!isGuest && overview && (
            <Button
              className="leave"
              variant="secondary"
              size="small"
              onClick={() => dispatch(logoutWanted())}
            >
              <LogOut size={20} />
              خروج از حساب
            </Button>
          )}
        </Stack>
      </S.Root>
    </Container>
  );
}
