import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FormNumber, FormSelect } from '@/components/desk/kit/fields';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Heading } from '@/components/ui/layout/Heading';
import type { ReportStock } from '@/contract/desk/stock';
import { longestReason } from '@/contract/limits';
import { useDeskChange } from '@/hooks/desk';

const kinds = [
  { value: 'receipt', title: 'این تعداد به انبار آمد' },
  { value: 'count', title: 'شمردیم و همین تعداد هست' },
  { value: 'loss', title: 'این تعداد گم یا خراب شد' },
] as const;
const empty: ReportStock = { kind: 'receipt', pieces: 0, note: '' };

type Props = { variant: { id: number; title: string }; onClose: () => void };

/** Reports what came in, was lost or was counted of a variant. It stays open for the next report. */
export function StockForm({ variant, onClose }: Props) {
  const change = useDeskChange('reportStock');
  const form = useForm<ReportStock>({ defaultValues: empty });
  const { setError, handleSubmit, reset } = form;
  useServerErrors(setError, change.failure?.fields);
  useEffect(() => {
    if (change.done) reset(empty);
  }, [change.done, reset]);

  const submit = handleSubmit((report) => {
    if (report.note.trim() === '') return setError('note', { message: 'بنویسید از کجا یا چرا.' });
    change.send({ id: variant.id, ...report });
  });
  return (
    <FormProvider {...form}>
      <Card as="form" gap={4} noValidate aria-label={variant.title} onSubmit={submit}>
        <Heading>
          <bdi>{variant.title}</bdi>
        </Heading>
        <FormGrid>
          <FormSelect name="kind" label="چه شد" choices={kinds} />
          <FormNumber name="pieces" label="تعداد" />
          <FormTextField
            name="note"
            label="توضیح"
            maxLength={longestReason}
            hint="مانند شمارهٔ فاکتور خرید یا دلیل کسری"
          />
        </FormGrid>
        <FormBar>
          <SubmitButton busy={change.saving} busyText="در حال ثبت…">
            ثبت
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            همهٔ کالاها
          </Button>
          <ChangeFailure failure={change.failure} />
        </FormBar>
      </Card>
    </FormProvider>
  );
}
