import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Clock3, Lock, Wallet } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Section } from '@/components/ui/layout/Section';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LoanPlan } from '@/contract/planRequest';
import type { Site } from '@/contract/site';
import { monthlyInstalment } from '@/rules/facility/instalments';
import { requestHref } from '@/rules/planRequest/paths';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';
import { AccountLink } from './AccountLink';
import { GuideHero } from './GuideHero';

const Promises = styled.ul`
  margin-block-start: var(--space-6);
`;

const Plans = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 224px), 1fr));
  padding-block-end: var(--space-8);
`;

const promises = [
  [Wallet, 'هزینهٔ کامل از نخست', 'مبلغ هر قسط، جمع بازپرداخت و نرخ مؤثر را پیش از درخواست می‌بینید.'],
  [Clock3, 'پاسخ در چند روز کاری', 'مدارک را از خانه می‌فرستید و فقط یک بار برای نشان‌دادن اصل آن‌ها می‌آیید.'],
  [Lock, 'مدارک خصوصی', 'فقط شما و کارشناس بررسی پرونده‌ها را می‌بینید و هر بازدید ثبت می‌شود.'],
] as const;

type PlanProps = { name: string; text: string; href: string; children: ReactNode };

/** A loan product in short: its name, whom it is for, what it costs, and the way to its request. */
function Plan({ name, text, href, children }: PlanProps) {
  return (
    <Card as="li" gap={4}>
      <div>
        <Heading level={3} size="title">
          {name}
        </Heading>
        <Text size="small" ink="muted">
          {text}
        </Text>
        <Text size="small" ink="muted">
          {children}
        </Text>
      </div>
      <Actions>
        <ButtonLink href={href} variant="secondary" size="small">
          درخواست {name}
        </ButtonLink>
      </Actions>
    </Card>
  );
}

/** `/loanlanding`: the loan products in short, with the way to the guide and to the request. */
export function LandingScreen({ site, plans }: { site: Site; plans: readonly LoanPlan[] }) {
  const { companyName } = site.company;
  const highest = Math.max(0, ...plans.map(({ ceiling }) => ceiling));
  return (
    <>
      <PageHead
        title={`وام خرید کالا | ${companyName}`}
        description={`وام خرید گوشی، لپ‌تاپ و کالای دیجیتال از ${companyName}${highest > 0 ? ` تا ${formatMillions(highest)} تومان` : ''}، با قسط روشن و درخواست اینترنتی.`}
        canonical="/loanlanding"
      />
      <SlimHeader title="وام خرید کالا">
        <AccountLink />
      </SlimHeader>
      <GuideHero
        tag={plans.length > 0 ? `تا ${formatMillions(highest)} تومان` : 'وام خرید کالا'}
        title={['امروز بخرید،', 'پله‌پله بپردازید.']}
        text={
          plans.length > 0
            ? 'وام خرید کالا برای کارمند، بازنشسته، کاسب و دانشجو. درخواست از همین‌جا، قسط از ماه آینده.'
            : 'اکنون طرح وامی ارائه نمی‌شود.'
        }
        requestHref={plans.length > 0 ? '/planloanrequest' : null}
      />
      <Container>
        <Grid as={Promises} columnsTablet={3}>
          {promises.map(([Icon, title, text]) => (
            <Card as="li" key={title}>
              <Row gap={3} align="start">
                <Icon size={24} />
                <Stack gap={1}>
                  <b>{title}</b>
                  <Text as="small" size="small" ink="muted">
                    {text}
                  </Text>
                </Stack>
              </Row>
            </Card>
          ))}
        </Grid>
        {plans.length > 0 && (
          <Section title="طرح‌های وام" link={{ title: 'راهنمای کامل طرح‌ها', href: '/planloanguide' }}>
            <Plans>
              {plans.map((plan) => (
                <Plan
                  key={plan.id}
                  name={plan.name}
                  text={plan.audience}
                  href={requestHref({ planId: plan.id })}
                >
                  تا {formatMillions(plan.ceiling)}، ماهی{' '}
                  <Text as="strong" size="heading" weight="black" ink="plain">
                    {formatNumber(monthlyInstalment(plan, plan.ceiling, plan.defaultMonths))}
                  </Text>{' '}
                  تومان، {toPersianDigits(plan.defaultMonths)} قسط
                </Plan>
              ))}
              <Plan
                name="اعتبار لیزینگ"
                text="با امتیاز اعتباری و چک صیادی، بی‌ضامن"
                href="/leasingloanrequest"
              >
                یک بار تأیید، چند خرید قسطی
              </Plan>
            </Plans>
          </Section>
        )}
      </Container>
    </>
  );
}
