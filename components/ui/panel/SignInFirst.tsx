import type { ReactNode } from 'react';
import { StairScene } from '@/components/ui/kit/StairScene';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import * as S from './DashboardLayout.styles';
import { SignInLink } from './SignInLink';

type Props = {
  /** Whether to open the login at once: true for an arriving guest, false right after a sign-out. */
  asks: boolean;
  /** A note of the page for guests. */
  children?: ReactNode;
};

/** Stands in for the content of a dashboard page for guests. Its login leads back to the page. */
export function SignInGate({ asks, children }: Props) {
  return (
    <S.SignIn>
      <div className="scene">
        <StairScene>{[]}</StairScene>
      </div>
      <Heading level={1}>برای دیدن این صفحه وارد شوید</Heading>
      <Text ink="muted">سفارش‌ها، قسط‌ها و کیف پول شما اینجا نگه داشته می‌شود.</Text>
      {children}
      <SignInLink asks={asks} />
    </S.SignIn>
  );
}

/** Replaces a page outside of the dashboard for guests. */
export const SignInFirst = (props: Props) => (
  <Container>
    <SignInGate {...props} />
  </Container>
);
