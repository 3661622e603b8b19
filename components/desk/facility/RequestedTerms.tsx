import { useFormContext } from 'react-hook-form';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import { FormSelect } from '@/components/desk/kit/fields';
import { MakeEntry } from '@/components/desk/setup/MakeEntry';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { mostPlanDocuments, planTextLengths } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { applicantTitles } from '@/rules/planRequest/titles';
import { keysOf } from '@/utils/keysOf';
import type { PlanValues } from './planForm.schema';

const applicants = keysOf(applicantTitles).map((value) => ({ value, title: applicantTitles[value] }));

/** The kinds of documents of a loan plan, in the order in which an applicant gives them. */
function DocumentFields() {
  const { formState, setValue, getValues } = useFormContext<PlanValues>();
  const { data } = useDeskRead('setup', {});
  const kinds = (data?.documentKinds ?? []).map(({ id, title }) => ({ value: String(id), title }));
  const wrong = formState.errors.documentCodes;
  return (
    <Card as="fieldset" tone="outlined" dense data-cell="whole">
      <legend>مدارک درخواست</legend>
      <EntryList
        name="documentCodes"
        entryName="مدرک"
        most={mostPlanDocuments}
        create={() => ({ code: '' })}
        titleOf={({ code }) => kinds.find(({ value }) => value === code)?.title}
      >
        {(path) => <FormSelect name={`${path}.code`} label="مدرک" choices={kinds} />}
      </EntryList>
      <FormAlert>{wrong?.root?.message ?? wrong?.message}</FormAlert>
      <MakeEntry
        table="documentKinds"
        label="مدرک جدید…"
        onMade={(id) =>
          setValue('documentCodes', [...getValues('documentCodes'), { code: String(id) }], {
            shouldDirty: true,
          })
        }
      />
    </Card>
  );
}

/** The terms of a plan that customers request. */
export function RequestedTerms({ kind }: { kind: string }) {
  const isLoan = kind === 'loan';
  return (
    <Card gap={4}>
      <Heading>{isLoan ? 'وام با درخواست' : 'لیزینگ'}</Heading>
      <Grid minCell={260} gap={3}>
        {isLoan ? (
          <>
            <FormTextField name="audience" label="برای چه گروهی" maxLength={planTextLengths.long} />
            <FormTextField
              name="guarantorAbove"
              label="ضامن از این مبلغ به بالا (تومان)"
              digits
              hint="خالی: بی‌ضامن"
            />
          </>
        ) : (
          <>
            <FormTextField name="leastScore" label="کمینهٔ امتیاز اعتباری" digits />
            <FormTextField
              name="instantScore"
              label="امتیاز تأیید فوری"
              digits
              hint="خالی: همه را کارشناس می‌بیند"
            />
            <FormTextField name="instantCeiling" label="سقف تأیید فوری (تومان)" digits />
            <FormTextField name="useDays" label="مهلت استفاده از اعتبار (روز)" digits />
          </>
        )}
        <FormTextField name="answerDays" label="روز کاری تا پاسخ" digits />
        <div data-cell="whole">
          <FormTextArea name="highlights" label="شرایط" hint="هر جمله در یک سطر" rows={4} />
        </div>
        {isLoan && (
          <>
            <FormChecks name="applicants" label="چه کسانی درخواست می‌دهند" choices={applicants} />
            <DocumentFields />
          </>
        )}
      </Grid>
    </Card>
  );
}
