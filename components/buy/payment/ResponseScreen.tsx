import { ButtonLink } from '@/components/ui/kit/Button';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Container } from '@/components/ui/layout/Container';
import * as S from './Pay.styles';

/**
 * `/payment/response` for a browser whose address names no gateway or no attempt. The front server hands a real return to
 * the backend, which leads to the result.
 */
export function ResponseScreen() {
  return (
    <>
      <NoIndexHead title="بازگشت از درگاه" />
      <SlimHeader title="بازگشت از درگاه" />
      <Container>
        <S.Page>
          <StateCard
            art="plug"
            title="پاسخ درگاه خوانا نبود"
            text="نشانی بازگشت کامل نیست. اگر پرداخت کرده باشید، فروشگاه خودش از بانک می‌پرسد و نتیجه در سفارش یا کیف پول شما نوشته می‌شود؛ لازم نیست دوباره بپردازید."
          >
            <ButtonLink href="/dashboard/orders">سفارش‌های من</ButtonLink>
            <ButtonLink href="/dashboard/wallet" variant="secondary">
              کیف پول
            </ButtonLink>
          </StateCard>
        </S.Page>
      </Container>
    </>
  );
}
