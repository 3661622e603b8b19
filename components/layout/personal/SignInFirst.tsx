import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import { StairScene } from '@/components/ui/StairScene';
import { useAppDispatch } from '@/hooks/useStore';
import { pageWanted, personNeeded } from '@/store/session/signIn';
import * as S from './DashboardLayout.styles';

/**
 * In the place of a customer's page while nobody is signed in; the login leads back here.
 * @param asks opens the login over it at once: for a guest who comes, not for a customer who has just signed out
 * @param children what the page tells a guest besides
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
