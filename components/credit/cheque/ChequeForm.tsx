import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FilePicker } from '@/components/ui/form/FilePicker';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { TextField } from '@/components/ui/kit/Field';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Divider } from '@/components/ui/layout/Divider';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Stack } from '@/components/ui/layout/Stack';
import type { Cheque, HandedCheque } from '@/contract/cheque';
import { longestName, longestNationalCode } from '@/contract/limits';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { useAppSelector } from '@/hooks/useStore';
import { normalizeNationalCode, normalizeSayadNumber } from '@/rules/personalData';
import { type FormState, formError, idleForm } from '@/store/formState';
import { selectProfile } from '@/store/profile';
import { toPersianDigits } from '@/utils/digits';

/** The owner of a cheque; null for the customer. */
export type ChequeOwner = HandedCheque['owner'];

/** State and actions of handing in the cheques of an order or a contract. */
export type ChequeHandIn = {
  /** How the last sending goes. */
  form: FormState;
  handIn: (cheque: HandedCheque) => void;
};

export type ChequeFormProps = ChequeHandIn & {
  cheque: Cheque;
  /** The owner that the form starts with. */
  owner: ChequeOwner;
  onOwner: (owner: ChequeOwner) => void;
  /** Called once the server has the cheque. */
  onHandedIn: () => void;
};

type Errors = Partial<Record<'sayadNumber' | 'owner.name' | 'owner.nationalCode' | 'pictureId', string>>;

const emptyOwner = { name: '', nationalCode: '' };

/** The errors of the form, by field. The server checks all of it again. */
function findErrors(sayadNumber: string, owner: ChequeOwner, pictureId: string | null): Errors {
  return {
    ...(normalizeSayadNumber(sayadNumber) === null && {
      sayadNumber: 'شمارهٔ صیاد را در ۱۶ رقم وارد کنید.',
    }),
    ...(owner && owner.name.trim() === '' && { 'owner.name': 'نام صاحب چک را وارد کنید.' }),
    ...(owner &&
      normalizeNationalCode(owner.nationalCode) === null && {
        'owner.nationalCode': 'کد ملی صاحب چک درست نیست.',
      }),
    ...(pictureId === null && { pictureId: 'تصویر روی چک را بیفزایید.' }),
  };
}

/** Sayad number, owner and picture of one cheque. Amount and date are fixed by the plan. */
export function ChequeForm({ cheque, owner, onOwner, onHandedIn, form: lastForm, handIn }: ChequeFormProps) {
  const profile = useAppSelector(selectProfile);
  const [sayadNumber, setSayadNumber] = useState(toPersianDigits(cheque.sayadNumber ?? ''));
  const picked = usePickedFiles('cheque', 1);
  const pictureId = picked.ids[0] ?? null;
  const [errors, setErrors] = useState<Errors>({});
  const [asksColour, setAsksColour] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { number, amount, dueDate } = cheque;
  const sending = wasSent ? lastForm : idleForm;
  const busy = sending.status === 'busy';
  const refused = sending.status === 'failed' ? sending.failure : null;
  /** Whether the customer can own the cheque: the server refuses it without the name and the national id of the profile. */
  const hasIdentity = Boolean(profile?.nationalCode && profile.lName);
  const shownOwner = owner ?? (profile && !hasIdentity ? emptyOwner : null);
  const errorOf = (field: keyof Errors) => errors[field] ?? refused?.fields?.[`${number}.${field}`];

  const isDone = sending.status === 'done';
  useEffect(() => {
    if (isDone) onHandedIn();
  }, [isDone, onHandedIn]);
  useEffect(() => {
    if (refused || Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused, errors]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = findErrors(sayadNumber, shownOwner, pictureId);
    setErrors(found);
    if (Object.keys(found).length > 0 || pictureId === null) return;
    setWasSent(true);
    const consent = shownOwner === null && asksColour ? { asksColour } : {};
    handIn({ number, amount, dueDate, sayadNumber, owner: shownOwner, pictureId, ...consent });
  }

  const changeOwner = (change: Partial<NonNullable<ChequeOwner>>) =>
    onOwner({ ...(shownOwner ?? emptyOwner), ...change });

  return (
    <Stack
      as="form"
      gap={4}
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={`ثبت چک ${toPersianDigits(number)}`}
    >
      <Divider />
      <TextField
        label="شمارهٔ صیاد"
        digits
        hint="۱۶ رقم، بالای برگهٔ چک"
        maxLength={24}
        value={sayadNumber}
        error={errorOf('sayadNumber')}
        onChange={({ currentTarget }) => setSayadNumber(currentTarget.value)}
      />
      {hasIdentity && (
        <Checkbox
          checked={shownOwner === null}
          onChange={({ currentTarget }) => onOwner(currentTarget.checked ? null : emptyOwner)}
        >
          چک به نام خودم است
        </Checkbox>
      )}
      {hasIdentity && shownOwner === null && (
        <Checkbox checked={asksColour} onChange={({ currentTarget }) => setAsksColour(currentTarget.checked)}>
          فروشگاه می‌تواند رنگ چک‌های مرا در سامانهٔ صیاد بپرسد. پاسخ تنها تا پایان بررسی می‌ماند. (اختیاری)
        </Checkbox>
      )}
      {shownOwner && (
        <FormGrid>
          <TextField
            label="نام و نام خانوادگی صاحب چک"
            value={shownOwner.name}
            maxLength={longestName * 2}
            error={errorOf('owner.name')}
            onChange={({ currentTarget }) => changeOwner({ name: currentTarget.value })}
          />
          <TextField
            label="کد ملی صاحب چک"
            digits
            maxLength={longestNationalCode}
            value={shownOwner.nationalCode}
            error={errorOf('owner.nationalCode')}
            onChange={({ currentTarget }) => changeOwner({ nationalCode: currentTarget.value })}
          />
        </FormGrid>
      )}
      <FilePicker
        label="تصویر روی چک"
        hint="JPG، PNG یا WebP. تنها شما و کارشناس ما آن را می‌بینید."
        picked={picked}
        error={errorOf('pictureId')}
      />
      <FormAlert>{refused && !refused.fields && formError(sending)}</FormAlert>
      <Actions>
        <SubmitButton busy={busy} busyText="در حال ثبت…">
          ثبت چک {toPersianDigits(number)}
        </SubmitButton>
      </Actions>
    </Stack>
  );
}
