import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import { StairScene } from '@/components/ui/StairScene';
import { useAppDispatch } from '@/hooks/useStore';
import { pageWanted, personNeeded } from '@/store/session/signIn';
import * as S from './DashboardLayout.styles';

/**
 * Replaces a dashboard page for guests. Its login leads back to the page.
 * @param asks whether to open the login at once: true for an arriving guest, false right after a sign-out
 * @param children a note of the page for guests
 */
export function SignInFirst({ asks, children }: { asks: boolean; children?: ReactNode }) {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  useEffect(() => {
    if (asks) dispatch(personNeeded(pageWanted(asPath)));
  }, [asks, asPath, dispatch]);
  return (
    <Container>
      <S.SignIn>
        <div className="scene">
          <StairScene>{[]}</StairScene>
        </div>
        <h1>برای دیدن این صفحه وارد شوید</h1>
        <p>سفارش‌ها، قسط‌ها و کیف پول شما اینجا نگه داشته می‌شود.</p>
        {children}
        <ButtonLink href={`/login?c=${encodeURIComponent(asPath)}`} data-person="">
          ورود یا ثبت‌نام
        </ButtonLink>
      </S.SignIn>
    </Container>
  );
}
