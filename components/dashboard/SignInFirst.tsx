import { useRouter } from 'next/router';
import { StairScene } from '@/components/layout/StairScene';
import { ButtonLink } from '@/components/ui/Button';
import { Container } from '@/components/ui/Section';
import * as S from './DashboardLayout.styles';

/** In the place of a customer's page while nobody is signed in; the login leads back here. */
export function SignInFirst() {
  const { asPath } = useRouter();
  return (
    <Container>
      <S.SignIn>
        <div className="scene">
          <StairScene>{[]}</StairScene>
        </div>
        <h1>برای دیدن این صفحه وارد شوید</h1>
        <p>سفارش‌ها، قسط‌ها و کیف پول شما اینجا نگه داشته می‌شود.</p>
        <ButtonLink href={`/login?c=${encodeURIComponent(asPath)}`}>ورود/ثبت نام</ButtonLink>
      </S.SignIn>
    </Container>
  );
}
