import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Note } from '@/components/ui/kit/Note';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Panel } from '@/components/ui/panel/Panel.styles';
import { DocumentCard } from '@/components/ui/request/DocumentCard';
import { Documents } from '@/components/ui/request/Documents.styles';
import type { Cooperation } from '@/contract/cooperation';
import { cooperationCorrectionDays } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { isRequired, openDocuments, wrongFields } from '@/rules/cooperation/check';
import {
  giveMerchantDocument,
  saveCooperation,
  selectCooperation,
  submitCooperation,
} from '@/store/cooperation';
import { type FormState, formError } from '@/store/formState';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { mayPass } from '@/utils/lostLoad';
import { dayMs } from '@/utils/timeUnits';
import * as S from './Cooperation.styles';
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

/** Saves the form a moment after the last change. `stop` drops a save that has not begun. */
function useSavedForm(watch: ReturnType<typeof useForm<FormValues>>['watch']) {
  const dispatch = useAppDispatch();
  const timer = useRef<number | undefined>(undefined);
  const pending = useRef<FormValues | null>(null);
  const saveNow = useCallback(() => {
    window.clearTimeout(timer.current);
    if (pending.current) dispatch(saveCooperation.request(formOf(pending.current)));
    pending.current = null;
  }, [dispatch]);

  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      pending.current = watch();
      window.clearTimeout(timer.current);
      // The documents depend on the kind of the business.
      timer.current = window.setTimeout(saveNow, name === 'kind' ? 0 : savePauseMs);
    });
    return () => {
      unsubscribe();
      saveNow();
    };
  }, [watch, saveNow]);

  return () => {
    window.clearTimeout(timer.current);
    pending.current = null;
  };
}

/** The form and the documents of a request that its merchant can change. */
export function CooperationForm({ request }: { request: Cooperation }) {
  const dispatch = useAppDispatch();
  const { saving, submitting } = useAppSelector(selectCooperation);
  const form = useForm<FormValues>({ defaultValues: valuesOf(request.form) });
  const { setError, clearErrors, getValues, watch } = form;
  const stopSaving = useSavedForm(watch);
  const busy = submitting.status === 'busy';
  const missing = openDocuments(request);
  const refused = submitting.status === 'failed';
  useServerErrors(setError, submitting.failure?.fields, fieldNames);

  const onGive = useCallback(
    (code: string) => (fileIds: string[]) => dispatch(giveMerchantDocument.request({ code, fileIds })),
    [dispatch],
  );

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
    dispatch(submitCooperation.request(typed));
  }

  const asked = request.history.findLast(({ state }) => state === 'needsCorrection');
  const correctBefore =
    request.state === 'needsCorrection' && asked
      ? Date.parse(asked.at) + cooperationCorrectionDays * dayMs
      : null;

  return (
    <FormProvider {...form}>
      <S.Form noValidate onSubmit={submitRequest}>
        {correctBefore !== null && (
          <Note kind="warning">
            تا {formatMoment(correctBefore)} اصلاح کنید و دوباره بفرستید؛ پس از آن درخواست بسته می‌شود.
          </Note>
        )}
        <Panel aria-labelledby="cooperation-business">
          <h2 id="cooperation-business">
            <span className="number">{toPersianDigits(1)}</span>مشخصات کسب‌وکار
          </h2>
          <CooperationFields options={request.categoryOptions} />
        </Panel>
        <Panel aria-labelledby="cooperation-documents">
          <h2 id="cooperation-documents">
            <span className="number">{toPersianDigits(2)}</span>مدارک
          </h2>
          <p className="lead">
            عکس یا PDF، هر پرونده تا ۵ مگابایت. مدارک را فقط شما و کارشناس بررسی می‌بینید.
          </p>
          <Documents>
            {request.documents.map((document) => (
              <DocumentCard
                key={document.code}
                document={{ ...document, required: isRequired(document, request.form) }}
                purpose="cooperation"
                giving={undefined}
                error={
                  refused && missing.includes(document) && document.state === 'missing'
                    ? 'این مدرک لازم است.'
                    : null
                }
                onGive={onGive(document.code)}
              />
            ))}
          </Documents>
        </Panel>
        <S.SendBar>
          <p role="status">{describeSaving(saving)}</p>
          <p className="alert" role="alert">
            {formError(submitting)}
          </p>
          {missing.length > 0 && <p>{toPersianDigits(missing.length)} مدرک لازم مانده است.</p>}
          <SubmitButton busy={busy} busyText="در حال ثبت…">
            {request.state === 'needsCorrection' ? 'ثبت دوبارهٔ درخواست' : 'ثبت درخواست'}
          </SubmitButton>
        </S.SendBar>
      </S.Form>
    </FormProvider>
  );
}
