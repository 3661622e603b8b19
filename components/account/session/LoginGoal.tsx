import { KeptFavorites } from '@/components/account/favorite/KeptFavorites';
import { ButtonLink } from '@/components/ui/kit/Button';
import { useAppSelector } from '@/hooks/useStore';
import { selectBasketCount } from '@/store/basket';
import { selectLoginGoal } from '@/store/session/login';

/** Tells a guest what waits after the login: favorites stored on this device, or a basket that needs no login. */
export function LoginGoal() {
  const goal = useAppSelector(selectLoginGoal);
  const count = useAppSelector(selectBasketCount);
  if (goal === '/dashboard/favorites') return <KeptFavorites />;
  if (goal !== '/cart' || count === 0) return null;
  return (
    <ButtonLink href="/cart" variant="secondary" wide replace>
      دیدن سبد بدون ورود
    </ButtonLink>
  );
}
