import { Pencil } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { User as UserIcon } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import type { User } from '@/contract/profile';
import { useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { selectCompanyName } from '@/store/site';
import { formatMobile } from '@/utils/mobile';
import * as S from './PersonCard.styles';

/** Keeps two Persian letters from joining. */
const zeroWidthNonJoiner = '\u200c';

/** «م‌ا»: the first letters of both names; empty when the name is unknown. */
const initialsOf = ({ fName, lName }: User) =>
  [fName, lName].flatMap((name) => name?.slice(0, 1) ?? []).join(zeroWidthNonJoiner);

const nameOf = ({ fName, lName }: User) => [fName, lName].filter(Boolean).join(' ');

/** The signed-in customer's name, mobile number and wallet. */
export function PersonCard() {
  const user = useAppSelector(selectProfile);
  const shop = useAppSelector(selectCompanyName);
  return (
    <S.Card aria-label="حساب شما" aria-busy={user === null}>
      <div className="person">
        <span className="initials" aria-hidden="true">
          {(user && initialsOf(user)) || <UserIcon size={24} />}
        </span>
        <span className="who">
          {user ? (
            <>
              <b>{nameOf(user) || `مشتری ${shop}`}</b>
              <bdi dir="ltr">{formatMobile(user.mobile)}</bdi>
            </>
          ) : (
            <>
              <Skeleton className="name" />
              <Skeleton className="mobile" />
            </>
          )}
        </span>
        <Link className="edit" href="/dashboard/profile" aria-label="ویرایش مشخصات">
          <Pencil size={20} />
        </Link>
      </div>
      <Link className="wallet" href="/dashboard/wallet">
        <small>موجودی کیف پول</small>
        {user ? (
          <b>
            <Amount value={user.wallet} />
          </b>
        ) : (
          <Skeleton className="balance" />
        )}
      </Link>
    </S.Card>
  );
}
