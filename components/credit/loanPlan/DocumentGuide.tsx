import { useState } from 'react';
import styled from 'styled-components';
import { FileText } from '@/components/ui/kit/customerIcons';
import { Segments } from '@/components/ui/kit/Segments';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { ApplicantKind, DocumentKind, LoanPlan } from '@/contract/planRequest';
import { applicantTitles } from '@/rules/planRequest/titles';
import { media } from '@/styles/media';
import { formatToman } from '@/utils/money';

const Root = styled.div`
  > fieldset {
    flex-wrap: wrap;
    ${media.tablet} {
      justify-self: start;
    }
  }
  > fieldset label {
    min-inline-size: 112px;
  }
`;

function DocumentList({ title, kinds }: { title: string; kinds: readonly DocumentKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="title">
        {title}
      </Heading>
      <Grid as="ul" minCell={300} gap={3}>
        {kinds.map(({ code, title: name, hint, required }) => (
          <Card as="li" key={code} tone="outlined" dense>
            <Row gap={3} align="start">
              <FileText size={20} />
              <Stack gap={0}>
                <Row wrap>
                  <b>{name}</b> {!required && <StateBadge tone="plain">اختیاری</StateBadge>}
                </Row>
                {hint && (
                  <Text as="small" size="small" ink="muted">
                    {hint}
                  </Text>
                )}
              </Stack>
            </Row>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

/** The documents of a plan for each kind of applicant, and those of the guarantor. */
export function DocumentGuide({ plan }: { plan: LoanPlan }) {
  const [wanted, setWanted] = useState<ApplicantKind | null>(null);
  const kind = plan.applicants.find((one) => one === wanted) ?? plan.applicants[0];
  if (!kind) return null;
  const mine = plan.documents.filter(({ applicants }) => applicants === null || applicants.includes(kind));
  return (
    <Card as={Root} gap={4}>
      {plan.applicants.length > 1 && (
        <Segments
          label="شغل شما"
          choices={plan.applicants.map((value) => ({ value, title: applicantTitles[value] }))}
          value={kind}
          onChange={setWanted}
        />
      )}
      <Stack gap={6} aria-live="polite">
        <DocumentList
          title={`مدارک ${applicantTitles[kind]}`}
          kinds={mine.filter(({ of }) => of === 'applicant')}
        />
        {plan.guarantorAbove !== null && (
          <DocumentList
            title={
              plan.guarantorAbove > 0
                ? `مدارک ضامن، برای وام بیش از ${formatToman(plan.guarantorAbove)}`
                : 'مدارک ضامن'
            }
            kinds={mine.filter(({ of }) => of === 'guarantor')}
          />
        )}
      </Stack>
      <Text size="small" ink="muted">
        عکس JPG، PNG یا WebP یا پروندهٔ PDF، هر کدام تا ۵ مگابایت. اصل مدارک را روز نوبت همراه بیاورید.
      </Text>
    </Card>
  );
}
