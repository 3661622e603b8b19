import { useState } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { NumberBadge } from '@/components/ui/kit/NumberBadge';
import { PageHead } from '@/components/ui/kit/PageHead';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/layout/Text';
import type { LoanPlan } from '@/contract/planRequest';
import type { Site } from '@/contract/site';
import { requestHref } from '@/rules/planRequest/paths';
import { toPersianDigits } from '@/utils/digits';
import { faqJsonLd, jsonLdText } from '@/utils/jsonLd';
import { AccountLink } from './AccountLink';
import { DocumentGuide } from './DocumentGuide';
import * as S from './Guide.styles';
import { GuideHero } from './GuideHero';
import { questions, steps } from './guideTexts';
import { LoanCalculator } from './LoanCalculator';
import { PlanCards } from './PlanCards';

type Props = {
  site: Site;
  plans: readonly LoanPlan[];
  /** When the server rendered the page, ms. */
  renderedAt: number;
};

function Steps() {
  return (
    <Grid as="ol" columnsTablet={3} columnsMd={5} gap={3}>
      {steps.map(([title, text], index) => (
        <Card as="li" key={title} gap={2} dense>
          <Row gap={3}>
            <NumberBadge data-large="">{toPersianDigits(`0${index + 1}`)}</NumberBadge>
            <Text as="b" size="title">
              {title}
            </Text>
          </Row>
          <Text as="small" size="small" ink="muted">
            {text}
          </Text>
        </Card>
      ))}
    </Grid>
  );
}

function Questions() {
  return (
    <Grid as={S.Questions} columnsMd={2} gap={3}>
      {questions.map(({ question, answer }) => (
        <QuestionDetails key={question} question={question} answer={answer} />
      ))}
    </Grid>
  );
}

/** `/planloanguide`: the loan plans, their costs, documents and steps, before a request begins. */
export function GuideScreen({ site, plans, renderedAt }: Props) {
  const { companyName } = site.company;
  const [planId, setPlanId] = useState(plans[0]?.id ?? null);
  const plan = plans.find(({ id }) => id === planId);
  return (
    <>
      <PageHead
        title={`راهنمای طرح‌های وام | ${companyName}`}
        description={`طرح‌های وام خرید کالا در ${companyName}: مبلغ هر قسط، هزینهٔ کامل، مدارک لازم برای هر شغل و گام‌های درخواست.`}
        canonical="/planloanguide"
      >
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped in `jsonLdText`.
          dangerouslySetInnerHTML={{
            __html: jsonLdText([faqJsonLd([{ title: 'وام', questions: [...questions] }])]),
          }}
        />
      </PageHead>
      <SlimHeader title="راهنمای طرح‌های وام">
        <AccountLink />
      </SlimHeader>
      <GuideHero
        tag="وام خرید کالا"
        title={['وام خرید،', 'پنج گام روشن.']}
        text="طرح را برگزینید، مدارک را از همین‌جا بفرستید و برای بررسی نوبت بگیرید. هزینه و تاریخ‌ها از نخست پیداست."
        requestHref={plan ? requestHref({ planId: plan.id }) : null}
      />
      <Container>
        <S.Plans>
          {plan ? (
            <PlanCards plans={plans} chosenId={planId} onChoose={({ id }) => setPlanId(id)} />
          ) : (
            <p role="status">اکنون طرح وامی ارائه نمی‌شود.</p>
          )}
        </S.Plans>
        {plan && (
          <>
            <Section
              id="calculator"
              title="قسط وام خود را حساب کنید"
              note={`${plan.name}؛ عددها همان است که در قرارداد می‌آید.`}
            >
              <LoanCalculator key={plan.id} plan={plan} renderedAt={renderedAt} />
            </Section>
            <Section id="documents" title="مدارک لازم" note={`برای ${plan.name}`}>
              <DocumentGuide key={plan.id} plan={plan} />
            </Section>
          </>
        )}
        <Section id="steps" title="گام‌های درخواست">
          <Steps />
        </Section>
        <Section id="questions" title="پرسش‌ها">
          <Questions />
        </Section>
        {plan && (
          <Row as={S.Closing} gap={5} justify="between" wrap>
            <div>
              <Heading size="heading">آماده‌اید؟</Heading>
              <p>ثبت درخواست رایگان است و هر زمان می‌توانید از همان‌جا ادامه دهید.</p>
            </div>
            <ButtonLink href={requestHref({ planId: plan.id })}>آغاز درخواست</ButtonLink>
          </Row>
        )}
      </Container>
    </>
  );
}
