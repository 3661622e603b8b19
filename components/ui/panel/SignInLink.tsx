import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { useAppDispatch } from '@/hooks/useStore';
import { pageWanted, personNeeded } from '@/store/session/signIn';

/**
 * For a guest: leads to the login, and from there back to this page.
 * @param asks whether to open the login over the page at once
 */
export function SignInLink({ asks }: { asks: boolean }) {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  useEffect(() => {
    if (asks) dispatch(personNeeded(pageWanted(asPath)));
  }, [asks, asPath, dispatch]);
  return (
    <ButtonLink href={`/login?c=${encodeURIComponent(asPath)}`} data-person="">
      ورود یا ثبت‌نام
    </ButtonLink>
  );
}
