import type { ReactNode } from 'react';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Container } from '@/components/ui/layout/Container';
import { SignInFirst } from '@/components/ui/panel/SignInFirst';
import { useAppSelector } from '@/hooks/useStore';
import { selectRestored, selectSignedIn } from '@/store/session/session';
import * as S from './Pay.styles';

type Props = {
  title: string;
  /** A line at the end of the header. */
  end?: ReactNode;
  children: ReactNode;
};

/** The frame of the pages on which a customer pays. A guest is asked to sign in. */
export function PayFrame({ title, end, children }: Props) {
  const restored = useAppSelector(selectRestored);
  const signedIn = useAppSelector(selectSignedIn);
  return (
    <>
      <NoIndexHead title={title} />
      <SlimHeader title={title}>{end}</SlimHeader>
      {restored && !signedIn ? (
        <SignInFirst asks />
      ) : (
        <Container>
          <S.Page>{children}</S.Page>
        </Container>
      )}
    </>
  );
}
