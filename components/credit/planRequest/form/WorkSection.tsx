import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Segments } from '@/components/ui/kit/Segments';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { longestNationalCode, planRequestLengths } from '@/contract/limits';
import type { WorkAndGuarantor } from '@/contract/planRequest';
import { needsGuarantor } from '@/rules/planRequest/documents';
import { neededWorkFields } from '@/rules/planRequest/missing';
import { applicantTitles } from '@/rules/planRequest/titles';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { RequestAmount, RequestSelect, RequestText, RequestTextArea } from './fields';
import { useSectionForm } from './useRequestForm';

const { name, job, place, address } = planRequestLengths;
const years = Array.from({ length: 61 }, (_, value) => ({ value, title: `${toPersianDigits(value)} سال` }));

/** Labels of the same fields for a student. */
const studentLabels = { workplace: 'دانشگاه', jobTitle: 'رشته و مقطع' };
const workLabels = { workplace: 'نام محل کار', jobTitle: 'عنوان شغل' };
const retiredLabels = { workplace: 'صندوق بازنشستگی', jobTitle: 'عنوان شغل' };

/** Section 03: the work of the applicant and, for larger loans, the guarantor. */
export function WorkSection() {
  const { plan, read, fields, errorOf, type } = useSectionForm();
  const needed = new Set<keyof WorkAndGuarantor>(neededWorkFields({ plan, loan: read, work: read }));
  const { applicantKind } = read;
  const kinds = plan?.applicants ?? [];
  const labels =
    applicantKind === 'student' ? studentLabels : applicantKind === 'retired' ? retiredLabels : workLabels;
  const kindError = errorOf('applicantKind');
  return (
    <>
      <Stack gap={2}>
        <Text weight="medium">شغل شما</Text>
        <Segments
          label="شغل شما"
          choices={kinds.map((value) => ({ value, title: applicantTitles[value] }))}
          value={applicantKind ?? ''}
          onChange={(value) => type({ applicantKind: kinds.find((kind) => kind === value) ?? null })}
        />
        <FormAlert>{kindError}</FormAlert>
      </Stack>
      {applicantKind && (
        <FormGrid>
          {needed.has('jobTitle') && <RequestText name="jobTitle" label={labels.jobTitle} maxLength={job} />}
          {needed.has('workplace') && (
            <RequestText name="workplace" label={labels.workplace} maxLength={place} />
          )}
          {needed.has('workYears') && (
            <RequestSelect
              name="workYears"
              label="سابقهٔ کار"
              placeholder="انتخاب کنید"
              options={years}
              onChoose={(workYears) => type({ workYears })}
            />
          )}
          {needed.has('monthlyIncome') && (
            <RequestAmount name="monthlyIncome" label="درآمد ماهانه" hint="خالص دریافتی" />
          )}
          {needed.has('workPhone') && (
            <RequestText name="workPhone" label="تلفن محل کار" digits maxLength={40} hint="با پیش‌شماره" />
          )}
          {needed.has('workAddress') && (
            <div data-cell="whole">
              <RequestTextArea name="workAddress" label="نشانی محل کار" maxLength={address} />
            </div>
          )}
        </FormGrid>
      )}
      {plan && needsGuarantor(plan, read.amount) ? (
        <>
          <div>
            <Heading level={3} size="title">
              ضامن
            </Heading>
            <Text size="small" ink="muted">
              وام بیش از {formatToman(plan.guarantorAbove ?? 0)} یک ضامن می‌خواهد. ضامن باید از این درخواست خبر
              داشته باشد.
            </Text>
          </div>
          <FormGrid>
            <RequestText name="guarantorName" label="نام و نام خانوادگی ضامن" maxLength={name} />
            <RequestText
              name="guarantorNationalCode"
              label="کد ملی ضامن"
              digits
              maxLength={longestNationalCode}
              hint="۱۰ رقم"
            />
            <RequestText name="guarantorMobile" label="موبایل ضامن" digits maxLength={40} />
            <RequestText name="guarantorRelation" label="نسبت با شما" maxLength={name} />
            <RequestText name="guarantorJob" label="شغل ضامن" maxLength={job} />
          </FormGrid>
        </>
      ) : (
        plan && fields.amount !== null && <p>این مبلغ ضامن نمی‌خواهد.</p>
      )}
    </>
  );
}
