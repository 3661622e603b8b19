import { ButtonLink } from '@/components/ui/Button';
import * as ButtonStyles from '@/components/ui/Button.styles';
import { Phone } from '@/components/ui/icons';
import { Message } from '@/components/ui/Message';
import { toPersianDigits } from '@/utils/digits';

/** Replaces the checkout, which is not built yet: says that the shop takes orders by telephone and keeps the basket. */
export function OrderNotice({ tell }: { tell: string | null }) {
  return (
    <Message
      art="/art/extra-bag.webp"
      title="ثبت سفارش با پشتیبانی"
      text="ثبت سفارش در سایت هنوز باز نشده است. سبد شما سر جای خود می‌ماند؛ برای ثبت سفارش با پشتیبانی تماس بگیرید."
    >
      {tell && (
        <ButtonStyles.ButtonLink as="a" href={`tel:${tell}`} data-variant="primary">
          <Phone size={20} />
          <span className="visually-hidden">تماس با پشتیبانی</span>
          <bdi dir="ltr">{toPersianDigits(tell)}</bdi>
        </ButtonStyles.ButtonLink>
      )}
      <ButtonLink href="/cart" variant="secondary">
        بازگشت به سبد
      </ButtonLink>
    </Message>
  );
}
