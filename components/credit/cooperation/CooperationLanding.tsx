import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { DiscList } from '@/components/ui/kit/DiscList';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { NumberBadge } from '@/components/ui/kit/NumberBadge';
import { PageHead } from '@/components/ui/kit/PageHead';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { PageColumn } from '@/components/ui/layout/PageColumn';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BusinessKind, MerchantDocument } from '@/contract/cooperation';
import type { Site } from '@/contract/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { returnTime } from '@/utils/firstLoad/returnTexts';

const Hero = styled.section`
  padding: var(--space-7) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--hero-ground);
  ${media.md} {
    padding: var(--space-8);
  }
`;

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
    <DiscList>
      {documents
        .filter((document) => document.kinds.includes(kind))
        .map(({ code, title, required }) =>
          required.includes(kind) ? (
            <Text as="li" key={code} ink="plain" weight="medium">
              {title}
            </Text>
          ) : (
            <li key={code}>
              {title}{' '}
              <Text as="small" size="caption" ink="faint">
                اختیاری
              </Text>
            </li>
          ),
        )}
    </DiscList>
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
        <Stack as={PageColumn} gap={7}>
          <Stack as={Hero}>
            <Heading level={1} size="display">
              شما بفروشید، قسط با ما.
            </Heading>
            <Text ink="muted">
              کالای خود را در {companyName} بگذارید. مشتری قسطی می‌خرد و شما پول را نقد می‌گیرید.
            </Text>
            <Actions>{start}</Actions>
          </Stack>
          <Stack as="section" gap={4} aria-labelledby="why">
            <Heading size="heading" id="why">
              چرا {companyName}؟
            </Heading>
            <Grid as="ul" columnsTablet={2} columnsMd={4}>
              {reasons.map(([icon, title, text]) => (
                <Card as="li" key={title} gap={2} dense>
                  <Text as={Row} ink="accent">
                    <NamedIcon name={icon} fallback="badge-check" />
                  </Text>
                  <Heading level={3} size="title">
                    {title}
                  </Heading>
                  <Text size="small" ink="muted">
                    {text}
                  </Text>
                </Card>
              ))}
            </Grid>
          </Stack>
          <Stack as="section" gap={4} aria-labelledby="how">
            <Heading size="heading" id="how">
              از درخواست تا فروش
            </Heading>
            <Grid as="ol" columnsTablet={2} columnsMd={4}>
              {steps.map(([title, text], index) => (
                <Card as="li" key={title} gap={2} dense>
                  <NumberBadge>{toPersianDigits(index + 1)}</NumberBadge>
                  <Heading level={3} size="title">
                    {title}
                  </Heading>
                  <Text size="small" ink="muted">
                    {text}
                  </Text>
                </Card>
              ))}
            </Grid>
          </Stack>
          <Card aria-labelledby="conditions" gap={4}>
            <Heading size="heading" id="conditions">
              شرایط همکاری
            </Heading>
            <DiscList>
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </DiscList>
          </Card>
          <Card aria-labelledby="documents" gap={4}>
            <Heading size="heading" id="documents">
              مدارک
            </Heading>
            <Grid columnsTablet={2} gap={6}>
              {kinds.map(({ kind, title }) => (
                <Stack key={kind} gap={2}>
                  <Heading level={3} size="title">
                    {title}
                  </Heading>
                  <DocumentList documents={documents} kind={kind} />
                </Stack>
              ))}
            </Grid>
          </Card>
          <Actions justify="center">{start}</Actions>
        </Stack>
      </Container>
    </>
  );
}
