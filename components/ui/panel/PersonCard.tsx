import { Pencil } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { User as UserIcon } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
      <Row gap={3} className="person">
        <span className="initials" aria-hidden="true">
          {(user && initialsOf(user)) || <UserIcon size={24} />}
        </span>
        <Stack as="span" gap={0} align="start">
          {user ? (
            <>
              <Text as="b" size="title">
                {nameOf(user) || `مشتری ${shop}`}
              </Text>
              <Text as="bdi" size="small" dir="ltr">
                {formatMobile(user.mobile)}
              </Text>
            </>
          ) : (
            <>
              <Skeleton className="dark" inline={120} block={20} style={{ marginBlockEnd: 8 }} />
              <Skeleton className="dark" inline={96} block={14} />
            </>
          )}
        </Stack>
        <Link className="edit" href="/dashboard/profile" aria-label="ویرایش مشخصات">
          <Pencil size={20} />
        </Link>
      </Row>
      <Stack as={Link} gap={0} className="wallet" href="/dashboard/wallet">
        <Text as="small" size="caption">
          موجودی کیف پول
        </Text>
        {user ? (
          <Text as="b" size="heading" weight="black">
            <Amount value={user.wallet} />
          </Text>
        ) : (
          <Skeleton className="dark" inline={150} block={34} />
        )}
      </Stack>
    </S.Card>
  );
}
