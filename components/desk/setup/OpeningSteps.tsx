import { useState } from 'react';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Store } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Opening, OpeningStep } from '@/contract/desk/opening';
import { activeSender } from '@/contract/desk/outerService';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { formatNumber } from '@/utils/money';

type Step = {
  title: string;
  text: string;
  /** Where it is done. */
  href: string;
  /** Whether a shop can sell without it. */
  optional?: true;
};

const company = '/admin/customize?part=company';
const services = '/admin/setup?tab=services';
const steps: Readonly<Record<OpeningStep, Step>> = {
  name: { title: 'نام فروشگاه', text: 'در سربرگ، فاکتور و پیامک‌ها می‌آید.', href: company },
  contact: { title: 'نشانی و تلفن', text: 'خریدار باید بداند از که می‌خرد.', href: company },
  legal: { title: 'مشخصات حقوقی', text: 'شناسهٔ ملی و شمارهٔ اقتصادی فروشنده، برای فاکتور.', href: company },
  logo: { title: 'لوگو', text: 'بدون آن نام فروشگاه دیده می‌شود.', href: company, optional: true },
  payment: {
    title: 'درگاه پرداخت',
    text: 'مشخصات درگاه را در «اتصال‌ها» بنویسید، بیازمایید و روشن کنید.',
    href: services,
  },
  sms: {
    title: 'سامانهٔ پیامک',
    text: 'تا سامانه‌ای روشن نشود، کد ورود مشتری فقط در خروجی سرور نوشته می‌شود.',
    href: services,
  },
  delivery: { title: 'روش ارسال', text: 'هزینه، زمان و شهرهای ارسال.', href: '/admin/setup?tab=delivery' },
  category: { title: 'دستهٔ کالا', text: 'هر کالا در یک دسته است.', href: '/admin/setup?tab=categories' },
  product: {
    title: 'کالای موجود',
    text: 'یکی‌یکی بسازید یا همه را از یک پرونده وارد کنید.',
    href: '/admin/catalogue',
  },
  plan: {
    title: 'طرح قسطی',
    text: 'بدون طرح، فروشگاه فقط نقدی می‌فروشد.',
    href: '/admin/plans',
    optional: true,
  },
};

/** What is missing before the first sale, each with the place where it is done, and the button that opens the shop. */
export function OpeningSteps() {
  return (
    <DeskData read={useDeskRead('opening', {})} name="فهرست شروع فروش">
      {(opening) => <Steps opening={opening} />}
    </DeskData>
  );
}

function Steps({ opening }: { opening: Opening }) {
  const modes = useDeskChange('siteModes');
  const message = useDeskChange('testService');
  const [asks, setAsks] = useState(false);
  const missing = opening.steps.filter(({ step, done }) => !done && !steps[step].optional);
  return (
    <Card gap={4} aria-labelledby="opening-title">
      <Heading id="opening-title">تا اولین فروش</Heading>
      <ChangeFailure failure={modes.failure ?? message.failure} />
      {message.answer && <Note kind={message.answer.done ? 'success' : 'danger'}>{message.answer.text}</Note>}
      <Stack as="ol" divided role="list">
        {opening.steps.map(({ step, done }) => {
          const { title, text, href, optional } = steps[step];
          return (
            <Row as="li" key={step} gap={3} justify="between">
              <div>
                <b>
                  <Link href={href}>{title}</Link>
                </b>
                <Text size="small" ink="muted">
                  {text}
                </Text>
                {step === 'sms' && (
                  <ChangeButton
                    area="setup"
                    variant="quiet"
                    size="small"
                    disabled={message.saving}
                    onClick={() => message.send({ code: activeSender })}
                  >
                    پیامک آزمایشی بفرست
                  </ChangeButton>
                )}
              </div>
              <StateBadge tone={done ? 'success' : optional ? 'plain' : 'warning'}>
                {done ? 'آماده' : optional ? 'اختیاری' : 'مانده'}
              </StateBadge>
            </Row>
          );
        })}
      </Stack>
      {opening.isOpen ? (
        <Note kind="success">فروشگاه باز است و خریداران آن را می‌بینند.</Note>
      ) : (
        <Row wrap gap={3} justify="between">
          <Text size="small" ink="muted">
            فروشگاه بسته است: فقط ناظران آن را می‌بینند.
          </Text>
          <ChangeButton area="setup" disabled={modes.saving} onClick={() => setAsks(true)}>
            باز کردن فروشگاه
          </ChangeButton>
        </Row>
      )}
      {asks && (
        <ConfirmDialog
          icon={<Store size={24} />}
          title="فروشگاه باز شود؟"
          text={
            missing.length > 0
              ? `${formatNumber(missing.length)} کار مانده است: ${missing.map(({ step }) => steps[step].title).join('، ')}. خریداران فروشگاه را با همین کم‌وکاست می‌بینند.`
              : 'خریداران از این لحظه فروشگاه را می‌بینند و می‌توانند سفارش بدهند.'
          }
          action="باز شود"
          onConfirm={() => modes.send({ maintenanceMode: false })}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}
