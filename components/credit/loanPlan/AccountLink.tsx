import { useRouter } from 'next/router';
import { ButtonLink } from '@/components/ui/kit/Button';
import { useAppSelector } from '@/hooks/useStore';
import { trackerPath } from '@/rules/planRequest/paths';
import { selectSignedIn } from '@/store/session/session';
import { signInText } from '@/utils/firstLoad/texts';

/** The end of the header of a loan page: the sign-in, or the customer's own request. */
export function AccountLink() {
  const { pathname } = useRouter();
  const signedIn = useAppSelector(selectSignedIn);
  return signedIn ? (
    <ButtonLink href={trackerPath} variant="secondary" size="small">
      درخواست من
    </ButtonLink>
  ) : (
    <ButtonLink
      href={`/login?c=${encodeURIComponent(pathname)}`}
      variant="secondary"
      size="small"
      data-person=""
    >
      {signInText}
    </ButtonLink>
  );
}
