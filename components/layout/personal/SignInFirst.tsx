import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Section';
import { StairScene } from '@/components/ui/StairScene';
import * as S from './DashboardLayout.styles';
import { SignInLink } from './SignInLink';

/**
 * Replaces a dashboard page for guests. Its login leads back to the page.
 * @param asks whether to open the login at once: true for an arriving guest, false right after a sign-out
 * @param children a note of the page for guests
 */
export function SignInFirst({ asks, children }: { asks: boolean; children?: ReactNode }) {
  return (
    <Container>
      <S.SignIn>
        <div className="scene">
          <StairScene>{[]}</StairScene>
        </div>
        <h1>برای دیدن این صفحه وارد شوید</h1>
        <p>سفارش‌ها، قسط‌ها و کیف پول شما اینجا نگه داشته می‌شود.</p>
        {children}
        <SignInLink asks={asks} />
      </S.SignIn>
    </Container>
  );
}
