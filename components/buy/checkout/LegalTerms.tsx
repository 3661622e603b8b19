import styled from 'styled-components';
import { DiscList } from '@/components/ui/kit/DiscList';
import { ChevronDown } from '@/components/ui/kit/icons';
import type { CheckoutFacility, CheckoutReview } from '@/contract/checkout';
import { useAppSelector } from '@/hooks/useStore';
import { conditionsText } from '@/rules/checkout/texts';
import { lateFeeText } from '@/rules/facility/lateFeeText';
import { selectSite } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { returnPromise } from '@/utils/firstLoad/returnTexts';

const Terms = styled.details`
  summary {
    gap: var(--space-2);
    min-block-size: 44px;
    font-weight: 700;
  }
  summary svg {
    transition: rotate var(--time-hover);
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  ul {
    gap: var(--space-1);
    font-size: var(--text-small);
  }
`;

/** Terms that articles 33 and 34 of the law of electronic commerce ask the seller to state before a purchase. */
export function LegalTerms({
  facility,
  returnExceptions,
}: {
  facility: CheckoutFacility | null;
  returnExceptions: CheckoutReview['returnExceptions'];
}) {
  const company = useAppSelector(selectSite)?.company;
  const office = company?.companyAddresses[0];
  return (
    <Terms open>
      <summary>
        آنچه پیش از خرید باید بدانید
        <ChevronDown size={16} />
      </summary>
      <DiscList>
        {company && (
          <li>
            فروشنده: {company.companyName}
            {office && (
              <>
                ، {office.address}، تلفن <bdi dir="ltr">{toPersianDigits(office.tell)}</bdi>
              </>
            )}
            .{company.hours && ` پاسخ‌گویی: ${company.hours}.`}
          </li>
        )}
        <li>
          همهٔ قیمت‌ها با مالیات بر ارزش افزوده است و سهم آن در فاکتور جداگانه می‌آید. هزینهٔ ارسال در خلاصهٔ سفارش
          آمده است.
        </li>
        <li>پس از ثبت، کالا و قیمت تا پایان مهلت پرداخت برای شما نگه داشته می‌شود.</li>
        <li>{returnPromise} این حق انصراف دلیل و جریمه نمی‌خواهد و تنها هزینهٔ بازگرداندن با شماست.</li>
        {returnExceptions.map(({ title, reason }) => (
          <li key={title}>
            {title}: {reason} کالای معیوب یا نادرست همچنان پس گرفته می‌شود.
          </li>
        ))}
        {facility && <li>{lateFeeText(facility.lateRate, facility.amountPerMonth)}</li>}
        {facility?.conditions && (
          <li>
            {conditionsText(facility)} اگر پذیرفته نشود، سفارش لغو می‌شود و همهٔ پولتان به کیف پول برمی‌گردد.
          </li>
        )}
        <li>فاکتور رسمی و این شرایط همراه سفارش در حساب شما می‌ماند.</li>
      </DiscList>
    </Terms>
  );
}
