import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Store } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { SignInFirst } from '@/components/ui/panel/SignInFirst';
import { ConfirmationContext } from '@/hooks/desk';
import { AreaContext } from '@/hooks/deskRights';
import { useAppSelector } from '@/hooks/useStore';
import { useWasSignedIn } from '@/hooks/useWasSignedIn';
import { selectProfile } from '@/store/profile';
import { selectRestored, selectSignedIn } from '@/store/session/session';
import { selectCompanyName } from '@/store/site';
import { ClaimShop } from './ClaimShop';
import * as S from './DeskFrame.styles';
import { DeskSearch } from './search/DeskSearch';
import { type DeskSection, sectionsOf } from './sections';
import { ConfirmOperator } from './security/ConfirmOperator';
import { TakeSecondStep } from './security/TakeSecondStep';

/** The frame of the desk: its menu beside the section. Only a supervisor sees a section. */
export function DeskFrame({ section, children }: { section: DeskSection; children: ReactNode }) {
  const restored = useAppSelector(selectRestored);
  const signedIn = useAppSelector(selectSignedIn);
  const user = useAppSelector(selectProfile);
  const shop = useAppSelector(selectCompanyName);
  const wasSignedIn = useWasSignedIn();
  const sections = sectionsOf(user);
  /** Sends the change again that waits until the operator has proved who works in the session. */
  const [repeat, setRepeat] = useState<(() => void) | null>(null);
  const askForProof = useCallback((again: () => void) => setRepeat(() => again), []);

  const entries = useRef<HTMLUListElement>(null);
  // On narrow screens the menu is a row in which the open section may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the section changes, but does not read it.
  useEffect(() => {
    const current = entries.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [section]);

  const head = <NoIndexHead title={`${section.title} | میز کار`} />;
  if (restored && !signedIn)
    return (
      <>
        {head}
        <SignInFirst asks={!wasSignedIn}>میز کار فروشگاه فقط برای ناظران فروشگاه باز است.</SignInFirst>
      </>
    );
  return (
    <S.Root>
      {head}
      <S.Side>
        <Row className="name" justify="between">
          <b>میز کار {shop}</b>
          <Link href="/" aria-label="رفتن به فروشگاه">
            <Store size={20} />
            فروشگاه
          </Link>
        </Row>
        {sections.length > 0 && <DeskSearch />}
        <nav aria-label="بخش‌های میز کار">
          <ul ref={entries}>
            {sections.map(({ slug, title, icon }) => (
              <li key={slug}>
                <Link href={`/admin/${slug}`} aria-current={slug === section.slug ? 'page' : undefined}>
                  <NamedIcon name={icon} fallback="layout-grid" />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </S.Side>
      <S.Content gap={4}>
        <Heading level={1}>{section.title}</Heading>
        {user === null && (
          <div role="status" aria-label="در حال دریافت">
            <Skeleton block={240} />
          </div>
        )}
        {sections.includes(section) && (
          <AreaContext value={section.area}>
            <ConfirmationContext value={askForProof}>{children}</ConfirmationContext>
          </AreaContext>
        )}
        {repeat && <ConfirmOperator onConfirmed={repeat} onClose={() => setRepeat(null)} />}
        {user?.deskLocked && <TakeSecondStep />}
        {user?.deskRole && !sections.includes(section) && (
          <StateCard
            art="plug"
            title="نقش شما این بخش را ندارد"
            text="اگر به آن نیاز دارید، از صاحب فروشگاه بخواهید نقش شما را عوض کند."
          >
            <ButtonLink href="/admin">بازگشت به میز کار</ButtonLink>
          </StateCard>
        )}
        {user?.role === 'customer' && (
          <>
            <StateCard
              art="plug"
              title="این بخش فقط برای ناظر فروشگاه است"
              text="با حساب دیگری وارد شوید یا به فروشگاه برگردید."
            >
              <ButtonLink href="/">بازگشت به فروشگاه</ButtonLink>
            </StateCard>
            <ClaimShop />
          </>
        )}
      </S.Content>
    </S.Root>
  );
}
