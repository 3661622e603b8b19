import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Container } from '@/components/ui/kit/Section';

/** Replaces a page that threw an error. It is part of the first load, so that it can always be shown. */
export function BrokenPage({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Container>
      <div role="alert" className="broken-page">
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
