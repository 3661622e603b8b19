import type { ComponentProps } from 'react';
import { StateCard } from '@/components/ui/kit/StateCard';
import { SignInLink } from './SignInLink';

type Props = Pick<ComponentProps<typeof StateCard>, 'art' | 'title' | 'text'>;

/** For a guest: opens the login over the page, which then continues here. */
export function SignInCard(props: Props) {
  return (
    <StateCard {...props}>
      <SignInLink asks />
    </StateCard>
  );
}
