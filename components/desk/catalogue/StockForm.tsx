import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FormNumber, FormSelect, FormSwitch } from '@/components/desk/kit/fields';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { Card } from '@/components/ui/layout/Card';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Heading } from '@/components/ui/layout/Heading';
import { mostSerials, type ReportStock } from '@/contract/desk/stock';
import { longestReason } from '@/contract/limits';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { findSerialError, serialsOf } from '@/rules/serialNumber';

const kinds = [
  { value: 'receipt', title: 'این تعداد به انبار آمد' },
  { value: 'count', title: 'شمردیم و همین تعداد هست' },
  { value: 'loss', title: 'این تعداد گم یا خراب شد' },
] as const;
const ofSerials = { value: 'serials', title: 'شمارهٔ سریال کالاهای موجود' } as const;

/** The typed report. Serial numbers are lines of a text. */
type Typed = Pick<ReportStock, 'kind' | 'pieces' | 'note'> & {
  serials: string;
  registered: boolean;
  cost: number | null;
};
const empty: Typed = { kind: 'receipt', pieces: 0, note: '', serials: '', registered: false, cost: null };

type Props = { variant: { id: number; title: string }; onClose: () => void };

/** Reports what came in, was lost or was counted of a variant, with serial numbers where its category has them. It stays open for the next report. */
export function StockForm({ variant, onClose }: Props) {
  const change = useDeskChange('reportStock');
  const serialKind = useDeskRead('serials', { id: variant.id }).data?.kind ?? 'none';
  const form = useForm<Typed>({ defaultValues: empty });
  const { control, setError, handleSubmit, reset } = form;
  useServerErrors(setError, change.failure?.fields);
  useEffect(() => {
    if (change.done) reset(empty);
  }, [change.done, reset]);
  const kind = useWatch({ control, name: 'kind' });
  const takesSerials = serialKind !== 'none' && kind !== 'count';

  const submit = handleSubmit(({ serials: lines, registered, cost, ...report }) => {
    if (report.note.trim() === '') return setError('note', { message: 'بنویسید از کجا یا چرا.' });
    const serials = takesSerials ? serialsOf(lines) : [];
    const error = takesSerials ? findSerialError(serialKind, serials) : null;
    if (error) return setError('serials', { message: error });
    if (takesSerials && (serials.length === 0 || serials.length > mostSerials))
      return setError('serials', { message: 'هر شماره را در یک سطر بنویسید، تا ۲۰۰ سطر.' });
    change.send({
      id: variant.id,
      ...report,
      // Each line is a piece.
      ...(takesSerials && { serials, registered, pieces: kind === 'serials' ? 0 : serials.length }),
      ...(kind === 'receipt' && cost !== null && { cost }),
    });
  });
  return (
    <FormProvider {...form}>
      <Card as="form" gap={4} noValidate aria-label={variant.title} onSubmit={submit}>
        <Heading>
          <bdi>{variant.title}</bdi>
        </Heading>
        <FormGrid>
          <FormSelect
            name="kind"
            label="چه شد"
            choices={serialKind === 'none' ? kinds : [...kinds, ofSerials]}
          />
          {!takesSerials && <FormNumber name="pieces" label="تعداد" />}
          {kind === 'receipt' && <FormNumber name="cost" label="قیمت خرید هر عدد (تومان)" optional amount />}
          <FormTextField
            name="note"
            label="توضیح"
            maxLength={longestReason}
            hint="مانند شمارهٔ فاکتور خرید یا دلیل کسری"
          />
          {takesSerials && (
            <div data-cell="whole">
              <FormTextArea
                name="serials"
                label={serialKind === 'imei' ? 'شماره‌های IMEI' : 'شماره‌های سریال'}
                dir="ltr"
                rows={5}
                hint="هر سطر یک عدد کالا؛ دستگاه بارکدخوان هم همین‌جا می‌نویسد"
              />
            </div>
          )}
          {takesSerials && kind !== 'loss' && <FormSwitch name="registered" label="رجیستری شده‌اند" />}
        </FormGrid>
        <FormBar>
          <SaveButton busy={change.saving} busyText="در حال ثبت…">
            ثبت
          </SaveButton>
          <Button variant="secondary" onClick={onClose}>
            همهٔ کالاها
          </Button>
          <ChangeFailure failure={change.failure} />
        </FormBar>
      </Card>
    </FormProvider>
  );
}
