import { ButtonLink } from '@/components/ui/kit/Button';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { PageHead } from '@/components/ui/kit/PageHead';
import { Container } from '@/components/ui/kit/Section';
import type { BusinessKind, MerchantDocument } from '@/contract/cooperation';
import type { Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { returnTime } from '@/utils/firstLoad/returnTexts';
import * as S from './CooperationLanding.styles';

const reasons = [
  ['wallet', 'پول شما نقد می‌رسد', 'مشتری قسطی می‌خرد و سهم شما یک‌جا به شبای شما واریز می‌شود.'],
  ['truck', 'ارسال با ما', 'کالا را بسته‌بندی کنید؛ پیک ما آن را از محل کسب شما می‌برد.'],
  ['badge-percent', 'کارمزد روشن', 'کارمزد هر گروه کالا در قرارداد نوشته می‌شود و هزینهٔ پنهان ندارد.'],
  ['activity', 'فروش را ببینید', 'سفارش‌ها، تسویه‌ها و مرجوعی‌ها را لحظه‌به‌لحظه دنبال می‌کنید.'],
] as const;

const conditions = [
  'پروانهٔ کسب یا ثبت شرکت، و کالای اصل با ضمانت معتبر دارید.',
  'حساب بانکی به نام مالک یا شرکت است.',
  'سفارش را تا یک روز کاری آمادهٔ ارسال می‌کنید.',
  `بازگشت کالا تا ${returnTime} را مطابق قانون تجارت الکترونیک می‌پذیرید.`,
] as const;

const steps = [
  ['فرم را پر کنید', 'مشخصات کسب‌وکار خودکار ذخیره می‌شود؛ هر زمان ادامه دهید.'],
  ['مدارک را بفرستید', 'عکس یا PDF. اگر اینترنت قطع شود، فرستادن از همان‌جا ادامه می‌یابد.'],
  ['بررسی', 'تا ۳ روز کاری. اگر مدرکی ناقص باشد، دلیل را می‌نویسیم.'],
  ['قرارداد و فروش', 'پس از پذیرش، قرارداد می‌بندیم و کالاهای شما نمایش داده می‌شود.'],
] as const;

const kinds: readonly { kind: BusinessKind; title: string }[] = [
  { kind: 'person', title: 'شخص' },
  { kind: 'company', title: 'شرکت' },
];

function DocumentList({ documents, kind }: { documents: readonly MerchantDocument[]; kind: BusinessKind }) {
  return (
    <ul>
      {documents
        .filter((document) => document.kinds.includes(kind))
        .map(({ code, title, required }) => (
          <li key={code} data-required={required.includes(kind) || undefined}>
            {title} {!required.includes(kind) && <small>اختیاری</small>}
          </li>
        ))}
    </ul>
  );
}

type Props = { site: Site; documents: readonly MerchantDocument[] };

/** `/cooperation`: why merchants sell in the shop, on which conditions, and with which documents. */
export function CooperationLanding({ site, documents }: Props) {
  const { companyName } = site.company;
  const start = <ButtonLink href="/dashboard/cooperation">شروع درخواست</ButtonLink>;
  return (
    <>
      <PageHead
        title={`همکاری با فروشندگان | ${companyName}`}
        description={`در ${companyName} بفروشید: شرایط همکاری، مدارک لازم و ثبت درخواست فروشندگان، شخص یا شرکت.`}
        canonical="/cooperation"
      />
      <Container>
        <S.Page>
          <section className="hero">
            <h1>شما بفروشید، قسط با ما.</h1>
            <p>کالای خود را در {companyName} بگذارید. مشتری قسطی می‌خرد و شما پول را نقد می‌گیرید.</p>
            {start}
          </section>
          <section aria-labelledby="why">
            <h2 id="why">چرا {companyName}؟</h2>
            <ul className="reasons">
              {reasons.map(([icon, title, text]) => (
                <li key={title}>
                  <NamedIcon name={icon} fallback="badge-check" />
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="how">
            <h2 id="how">از درخواست تا فروش</h2>
            <ol className="steps">
              {steps.map(([title, text], index) => (
                <li key={title}>
                  <span className="number">{toPersianDigits(index + 1)}</span>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section className="sheet" aria-labelledby="conditions">
            <h2 id="conditions">شرایط همکاری</h2>
            <ul className="conditions">
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </section>
          <section className="sheet" aria-labelledby="documents">
            <h2 id="documents">مدارک</h2>
            <div className="documents">
              {kinds.map(({ kind, title }) => (
                <div key={kind}>
                  <h3>{title}</h3>
                  <DocumentList documents={documents} kind={kind} />
                </div>
              ))}
            </div>
          </section>
          <div className="end">{start}</div>
        </S.Page>
      </Container>
    </>
  );
}
