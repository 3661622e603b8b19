import { ButtonLink } from '@/components/ui/kit/Button';
import { Clock3, Lock, Wallet } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { Container, Section } from '@/components/ui/kit/Section';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import type { LoanPlan } from '@/contract/planRequest';
import type { Site } from '@/contract/site';
import { monthlyInstalment } from '@/rules/facility/instalments';
import { requestHref } from '@/rules/planRequest/paths';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';
import { AccountLink } from './AccountLink';
import { GuideHero } from './GuideHero';
import * as S from './Landing.styles';

const promises = [
  [Wallet, 'هزینهٔ کامل از نخست', 'مبلغ هر قسط، جمع بازپرداخت و نرخ مؤثر را پیش از درخواست می‌بینید.'],
  [Clock3, 'پاسخ در چند روز کاری', 'مدارک را از خانه می‌فرستید و فقط یک بار برای نشان‌دادن اصل آن‌ها می‌آیید.'],
  [Lock, 'مدارک خصوصی', 'فقط شما و کارشناس بررسی پرونده‌ها را می‌بینید و هر بازدید ثبت می‌شود.'],
] as const;

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
        <S.Promises>
          {promises.map(([Icon, title, text]) => (
            <li key={title}>
              <Icon size={24} />
              <b>{title}</b>
              <small>{text}</small>
            </li>
          ))}
        </S.Promises>
        {plans.length > 0 && (
          <Section title="طرح‌های وام" link={{ title: 'راهنمای کامل طرح‌ها', href: '/planloanguide' }}>
            <S.Plans>
              {plans.map((plan) => (
                <li key={plan.id}>
                  <h3>{plan.name}</h3>
                  <p>{plan.audience}</p>
                  <p className="month">
                    تا {formatMillions(plan.ceiling)}، ماهی{' '}
                    <strong>{formatNumber(monthlyInstalment(plan, plan.ceiling, plan.defaultMonths))}</strong>{' '}
                    تومان، {toPersianDigits(plan.defaultMonths)} قسط
                  </p>
                  <ButtonLink href={requestHref({ planId: plan.id })} variant="secondary" size="small">
                    درخواست {plan.name}
                  </ButtonLink>
                </li>
              ))}
              <li>
                <h3>اعتبار لیزینگ</h3>
                <p>با امتیاز اعتباری و چک صیادی، بی‌ضامن</p>
                <p className="month">یک بار تأیید، چند خرید قسطی</p>
                <ButtonLink href="/leasingloanrequest" variant="secondary" size="small">
                  درخواست اعتبار لیزینگ
                </ButtonLink>
              </li>
            </S.Plans>
          </Section>
        )}
      </Container>
    </>
  );
}
