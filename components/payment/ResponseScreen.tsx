import { ButtonLink } from '@/components/ui/Button';
import { Message } from '@/components/ui/Message';
import { SlimHeader } from '@/components/ui/SlimHeader';

/**
 * `/payment/response` for a browser whose address names no gateway or no attempt. The proxy hands a real return to
 * the backend, which leads to the result.
 */
export function ResponseScreen() {
  return (
    <>
      <SlimHeader title="بازگشت از درگاه" />
      <Message
        art="/art/extra-plug.webp"
        title="پاسخ درگاه خوانا نبود"
        text="نشانی بازگشت کامل نیست. اگر پرداخت کرده باشید، پله خودش از بانک می‌پرسد و نتیجه در سفارش یا کیف پول شما نوشته می‌شود؛ لازم نیست دوباره بپردازید."
      >
        <ButtonLink href="/dashboard/orders">سفارش‌های من</ButtonLink>
        <ButtonLink href="/dashboard/wallet" variant="secondary">
          کیف پول
        </ButtonLink>
      </Message>
    </>
  );
}
