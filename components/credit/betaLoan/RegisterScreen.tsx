import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AmountField } from '@/components/ui/form/AmountField';
import { CodeInput } from '@/components/ui/form/CodeInput';
import { ButtonLink } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Segments } from '@/components/ui/kit/Segments';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StateCard } from '@/components/ui/kit/StateCard';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { TextButton } from '@/components/ui/kit/TextButton';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { PageColumn } from '@/components/ui/layout/PageColumn';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BetaProgramme } from '@/contract/betaLoan';
import { longestMobile, longestName, longestNationalCode } from '@/contract/limits';
import { useChange } from '@/hooks/useCalls';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { codeLength, normalizeMobile } from '@/rules/personalData';
import { formError } from '@/store/formState';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import { formatMobile } from '@/utils/mobile';
import { formatToman } from '@/utils/money';
import { ProgrammeTerms } from './ProgrammeTerms';
import { type Errors, type Field, findErrors, type Typed } from './registerForm';
import { SignOutButton } from './SignOutButton';
import { Ticket } from './Ticket';

/** The code of the SMS, which proves the mobile and completes the registration. */
function CodePart({
  mobile,
  code,
  error,
  busy,
  onCode,
  onChange,
}: {
  mobile: string;
  code: string;
  error: string | null;
  busy: boolean;
  onCode: (code: string) => void;
  /** The person wants to change the number or the other fields. */
  onChange: () => void;
}) {
  const { control, line } = useFieldLine(error, 'whileInvalid');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <>
      <Stack align="center">
        <Text ink="muted">
          کد {toPersianDigits(codeLength)} رقمی که به <bdi dir="ltr">{formatMobile(mobile)}</bdi> پیامک شد:
        </Text>
        <CodeInput ref={input} value={code} onChange={onCode} {...control} />
      </Stack>
      <FormAlert {...line}>{error}</FormAlert>
      <SubmitButton wide busy={busy} busyText="در حال ثبت‌نام…">
        تأیید و ثبت‌نام
      </SubmitButton>
      <Actions justify="center">
        <TextButton onClick={onChange}>تغییر مشخصات یا شماره</TextButton>
      </Actions>
    </>
  );
}

type Registering = ReturnType<typeof useChange<'registerForBeta'>>;

function RegisterForm({ programme, registering }: { programme: BetaProgramme; registering: Registering }) {
  const sendingCode = useChange('sendConfirmationCode');
  /** The number that the last code was asked for; null before the first. */
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const codeSentTo = sendingCode.done ? askedFor : null;
  const [typed, setTyped] = useState<Typed>({ name: '', nationalCode: '', mobile: '', amount: null });
  const [months, setMonths] = useState(programme.months[0] ?? 0);
  const [errors, setErrors] = useState<Errors>({});
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string | null>(null);
  const form = useFocusFirstError(errors);
  const refused: Record<string, string> = registering.failure?.fields ?? {};
  const errorOf = (field: Field) => errors[field] ?? refused[field];
  const change = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setErrors({});
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sendingCode.saving || registering.saving) return;
    const { name, nationalCode, amount } = typed;
    const mobile = normalizeMobile(typed.mobile);
    if (codeSentTo === null) {
      const found = findErrors(typed, programme);
      setErrors(found);
      setCode('');
      if (Object.keys(found).length > 0 || !mobile) return;
      setAskedFor(mobile);
      sendingCode.send({ mobile });
      return;
    }
    setCodeError(
      code.length === codeLength ? null : `کد ${toPersianDigits(codeLength)} رقمی را کامل وارد کنید.`,
    );
    if (code.length !== codeLength || amount === null) return;
    registering.send({ mobile: codeSentTo, code, name, nationalCode, amount, months });
  }

  return (
    <Stack as="form" gap={2} ref={form} onSubmit={submit} noValidate aria-label="ثبت‌نام برنامهٔ آزمایشی">
      {codeSentTo !== null && (
        <CodePart
          mobile={codeSentTo}
          code={code}
          busy={registering.saving}
          onCode={setCode}
          onChange={() => {
            sendingCode.reset();
            registering.reset();
          }}
          error={codeError ?? formError(registering)}
        />
      )}
      {codeSentTo === null && (
        <>
          <TextField
            label="نام و نام خانوادگی"
            autoComplete="name"
            maxLength={longestName * 2}
            value={typed.name}
            error={errorOf('name')}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextField
            label="کد ملی"
            digits
            maxLength={longestNationalCode}
            value={typed.nationalCode}
            error={errorOf('nationalCode')}
            onChange={({ currentTarget }) => change({ nationalCode: currentTarget.value })}
          />
          <TextField
            label="شمارهٔ موبایل"
            digits
            inputMode="tel"
            type="tel"
            autoComplete="tel"
            maxLength={longestMobile}
            hint="به نام خودتان؛ کد تأیید به آن پیامک می‌شود."
            value={typed.mobile}
            error={errorOf('mobile')}
            onChange={({ currentTarget }) => change({ mobile: currentTarget.value })}
          />
          <AmountField
            label="مبلغ درخواستی"
            value={typed.amount}
            error={errorOf('amount')}
            hint={`از ${formatToman(programme.minimumAmount)} تا ${formatToman(programme.ceiling)}`}
            onChange={(amount) => change({ amount })}
          />
          <Stack gap={2}>
            <Text weight="medium">چند ماهه؟</Text>
            <Segments
              label="تعداد ماه‌ها"
              choices={programme.months.map((value) => ({ value, title: toPersianDigits(value) }))}
              value={months}
              onChange={setMonths}
            />
          </Stack>
          <FormAlert>{formError(sendingCode, messages.codeNotSent)}</FormAlert>
          <SubmitButton wide busy={sendingCode.saving} busyText="در حال فرستادن کد…">
            دریافت کد تأیید
          </SubmitButton>
        </>
      )}
    </Stack>
  );
}

/** `/loanbeta/register`: registers a person for the beta programme, whose mobile an SMS code proves. */
export function RegisterScreen({ programme }: { programme: BetaProgramme | null }) {
  const registering = useChange('registerForBeta');
  const { answer: registration } = registering;
  const isOpen = programme !== null && programme.placesLeft > 0;
  return (
    <>
      <NoIndexHead title="ثبت‌نام برنامهٔ آزمایشی وام" />
      <SlimHeader title="ثبت‌نام برنامهٔ آزمایشی">
        <SignOutButton />
      </SlimHeader>
      <Container>
        <Stack as={PageColumn} gap={5} data-narrow="">
          {registration ? (
            <Ticket registration={registration} />
          ) : isOpen ? (
            <Card aria-labelledby="beta-register" gap={4}>
              <Heading id="beta-register">{programme.title}</Heading>
              <Text ink="muted">مشخصات را بنویسید، شماره را با کد پیامکی تأیید کنید و کد رهگیری بگیرید.</Text>
              <RegisterForm programme={programme} registering={registering} />
            </Card>
          ) : (
            <StateCard
              art="envelope"
              title={programme ? 'ظرفیت این دوره پر شد' : 'ثبت‌نام باز نیست'}
              text="دورهٔ بعد در صفحهٔ برنامه اعلام می‌شود. اگر ثبت‌نام کرده‌اید، وضعیت را پیگیری کنید."
            >
              <ButtonLink href="/loanbeta/check">پیگیری ثبت‌نام</ButtonLink>
            </StateCard>
          )}
          <ProgrammeTerms programme={programme} />
        </Stack>
      </Container>
    </>
  );
}
