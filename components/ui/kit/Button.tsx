import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';

type Look = {
  /** Use one `primary` button on a screen; `light` is for dark backgrounds. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'light';
  /** 52, 48 or 44 px high. */
  size?: 'normal' | 'bar' | 'small';
  /** Makes the button as wide as its container. */
  wide?: boolean;
  children: ReactNode;
};

const dataOf = ({ variant = 'primary', size = 'normal', wide }: Omit<Look, 'children'>) => ({
  'data-kit': 'button',
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide || undefined,
});

/** What an action is pressed with. Its variant says how much it weighs on the screen. */
export function Button({ variant, size, wide, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...dataOf({ variant, size, wide })} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...dataOf({ variant, size, wide })} {...rest} />;
}
