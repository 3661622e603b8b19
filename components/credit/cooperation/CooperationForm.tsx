import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Note } from '@/components/ui/kit/Note';
import { NumberBadge } from '@/components/ui/kit/NumberBadge';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { DocumentCard } from '@/components/ui/request/DocumentCard';
import { Documents } from '@/components/ui/request/Documents.styles';
import type { Cooperation } from '@/contract/cooperation';
import type { ExaminedDocument } from '@/contract/document';
import { cooperationCorrectionDays } from '@/contract/limits';
import { useChange } from '@/hooks/useCalls';
import { isRequired, openDocuments, wrongFields } from '@/rules/cooperation/check';
import { type FormState, formError } from '@/store/formState';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { mayPass } from '@/utils/lostLoad';
import { dayMs } from '@/utils/timeUnits';
import { CooperationFields } from './CooperationFields';
import { type FormValues, fieldNames, formOf, valuesOf } from './formValues';

/** Typing is saved after this pause (ms). */
const savePauseMs = 800;

const saveTexts = {
  idle: 'هرچه می‌نویسید خودکار ذخیره می‌شود.',
  busy: 'در حال ذخیره…',
  done: 'ذخیره شد.',
} as const;

/** Whether what was typed is saved. A failure has the message of the server; only one that may pass is sent again. */
function describeSaving({ status, failure }: FormState): string {
  if (status !== 'failed') return saveTexts[status];
  const reason = failure?.message ?? 'ذخیره نشد.';
  return failure && mayPass(failure) ? `${reason} با تغییر بعدی دوباره تلاش می‌کنیم.` : reason;
}

export type Saving = ReturnType<typeof useChange<'saveCooperation'>>;

/** Saves the form a moment after the last change. `stop` drops a save that has not begun. */
function useSavedForm(watch: ReturnType<typeof useForm<FormValues>>['watch'], { send }: Saving) {
  const timer = useRef<number | undefined>(undefined);
  const pending = useRef<FormValues | null>(null);
  const saveNow = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    if (pending.current) send(formOf(pending.current));
    pending.current = null;
  });

  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      pending.current = watch();
      window.clearTimeout(timer.current);
      // The documents depend on the kind of the business.
      timer.current = window.setTimeout(() => saveNow(), name === 'kind' ? 0 : savePauseMs);
    });
    return () => {
      unsubscribe();
      saveNow();
    };
  }, [watch]);

  return () => {
    window.clearTimeout(timer.current);
    pending.current = null;
  };
}

type Props = {
  request: Cooperation;
  /** The screen saves too: it begins another request after a rejected one. */
  saving: Saving;
};

function MerchantDocument({ document, error }: { document: ExaminedDocument; error: string | null }) {
  const giving = useChange('giveMerchantDocument');
  return (
    <DocumentCard
      document={document}
      purpose="cooperation"
      giving={giving}
      error={error}
      onGive={(fileIds) => giving.send({ code: document.code, fileIds })}
    />
  );
}

function NumberedHeading({ id, number, title }: { id: string; number: number; title: string }) {
  return (
    <Row as={Heading} id={id} gap={3}>
      <NumberBadge>{toPersianDigits(number)}</NumberBadge>
      {title}
    </Row>
  );
}

/** The form and the documents of a request that its merchant can change. */
export function CooperationForm({ request, saving }: Props) {
  const submitting = useChange('submitCooperation');
  const form = useForm<FormValues>({ defaultValues: valuesOf(request.form) });
  const { setError, clearErrors, getValues, watch } = form;
  const stopSaving = useSavedForm(watch, saving);
  const busy = submitting.saving;
  const missing = openDocuments(request);
  const refused = submitting.status === 'failed';
  useServerErrors(setError, submitting.failure?.fields, fieldNames);

  function submitRequest(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = formOf(getValues());
    const wrong = wrongFields(typed);
    clearErrors();
    let isFirst = true;
    for (const [field, name] of Object.entries(fieldNames)) {
      const message = wrong[name];
      if (field !== name || !message) continue;
      setError(name, { type: 'rule', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
    if (!isFirst) return;
    stopSaving();
    submitting.send(typed);
  }

  const asked = request.history.findLast(({ state }) => state === 'needsCorrection');
  const correctBefore =
    request.state === 'needsCorrection' && asked
      ? Date.parse(asked.at) + cooperationCorrectionDays * dayMs
      : null;

  return (
    <FormProvider {...form}>
      <Stack as="form" gap={4} noValidate onSubmit={submitRequest}>
        {correctBefore !== null && (
          <Note kind="warning">
            تا {formatMoment(correctBefore)} اصلاح کنید و دوباره بفرستید؛ پس از آن درخواست بسته می‌شود.
          </Note>
        )}
        <Card aria-labelledby="cooperation-business">
          <NumberedHeading id="cooperation-business" number={1} title="مشخصات کسب‌وکار" />
          <CooperationFields options={request.categoryOptions} />
        </Card>
        <Card aria-labelledby="cooperation-documents">
          <NumberedHeading id="cooperation-documents" number={2} title="مدارک" />
          <Text size="small" ink="muted">
            عکس یا PDF، هر پرونده تا ۵ مگابایت. مدارک را فقط شما و کارشناس بررسی می‌بینید.
          </Text>
          <Documents>
            {request.documents.map((document) => (
              <MerchantDocument
                key={document.code}
                document={{ ...document, required: isRequired(document, request.form) }}
                error={
                  refused && missing.includes(document) && document.state === 'missing'
                    ? 'این مدرک لازم است.'
                    : null
                }
              />
            ))}
          </Documents>
        </Card>
        <Card as="div" dense>
          <Text as="div" size="small" ink="muted">
            <p role="status">{describeSaving(saving)}</p>
            <FormAlert>{formError(submitting)}</FormAlert>
            {missing.length > 0 && <p>{toPersianDigits(missing.length)} مدرک لازم مانده است.</p>}
          </Text>
          <Actions>
            <SubmitButton busy={busy} busyText="در حال ثبت…">
              {request.state === 'needsCorrection' ? 'ثبت دوبارهٔ درخواست' : 'ثبت درخواست'}
            </SubmitButton>
          </Actions>
        </Card>
      </Stack>
    </FormProvider>
  );
}
