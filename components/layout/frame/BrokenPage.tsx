import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Container } from '@/components/ui/layout/Container';

/** Replaces a page that threw an error. It is part of the first load, so that it can always be shown. */
export function BrokenPage({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Container>
      {/* The attributes of the layout kit, whose components are not part of the first load. */}
      <div role="alert" data-layout="stack" data-align="center" data-gap="3">
        <h1>این صفحه باز نشد</h1>
        <p>سبد خریدتان دست‌نخورده است. دوباره تلاش کنید یا از صفحهٔ خانه ادامه دهید.</p>
        <Button onClick={onTryAgain}>تلاش دوباره</Button>
        <ButtonLink href="/" variant="secondary">
          صفحهٔ خانه
        </ButtonLink>
      </div>
    </Container>
  );
}
