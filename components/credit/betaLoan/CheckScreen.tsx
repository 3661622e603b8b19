import { type FormEvent, useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { PageColumn } from '@/components/ui/layout/PageColumn';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BetaProgramme } from '@/contract/betaLoan';
import { longestMobile } from '@/contract/limits';
import { useChange } from '@/hooks/useCalls';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { normalizeMobile } from '@/rules/personalData';
import { formError } from '@/store/formState';
import { toLatinDigits } from '@/utils/digits';
import { fieldMessages } from '@/utils/fieldMessages';
import { ProgrammeTerms } from './ProgrammeTerms';
import { SignOutButton } from './SignOutButton';
import { Ticket } from './Ticket';

type Errors = { trackingCode?: string; mobile?: string };

/** `/loanbeta/check`: looks up the state of a registration by its tracking code and mobile. */
export function CheckScreen({ programme }: { programme: BetaProgramme | null }) {
  const lookingUp = useChange('lookUpBeta');
  const { answer: found } = lookingUp;
  const [trackingCode, setTrackingCode] = useState('');
  const [mobile, setMobile] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const form = useFocusFirstError(errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (lookingUp.saving) return;
    const code = toLatinDigits(trackingCode).replace(/\D/g, '');
    const number = normalizeMobile(mobile);
    const wrong: Errors = {
      ...(code.length !== 8 && { trackingCode: 'کد رهگیری را در ۸ رقم وارد کنید.' }),
      ...(number === null && { mobile: fieldMessages.mobile }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && number) lookingUp.send({ trackingCode: code, mobile: number });
  }

  return (
    <>
      <NoIndexHead title="پیگیری برنامهٔ آزمایشی وام" />
      <SlimHeader title="پیگیری ثبت‌نام">
        <SignOutButton />
      </SlimHeader>
      <Container>
        <Stack as={PageColumn} gap={5} data-narrow="">
          <Card aria-labelledby="beta-check" gap={4}>
            <Heading id="beta-check">ثبت‌نام خود را ببینید</Heading>
            <Stack as="form" gap={2} ref={form} onSubmit={submit} noValidate aria-label="پیگیری ثبت‌نام">
              <TextField
                label="کد رهگیری"
                digits
                maxLength={16}
                value={trackingCode}
                error={errors.trackingCode}
                onChange={({ currentTarget }) => setTrackingCode(currentTarget.value)}
              />
              <TextField
                label="شمارهٔ موبایل"
                digits
                inputMode="tel"
                type="tel"
                autoComplete="tel"
                maxLength={longestMobile}
                value={mobile}
                error={errors.mobile}
                onChange={({ currentTarget }) => setMobile(currentTarget.value)}
              />
              <FormAlert>{formError(lookingUp)}</FormAlert>
              <SubmitButton wide busy={lookingUp.saving} busyText="در حال جست‌وجو…">
                دیدن وضعیت
              </SubmitButton>
            </Stack>
            <Text ink="muted">
              کد را گم کرده‌اید؟ با همان شماره{' '}
              <Text as={Link} href="/loanbeta/register" ink="accent" weight="medium">
                دوباره ثبت‌نام کنید
              </Text>
              ؛ همان کد نشان داده می‌شود.
            </Text>
          </Card>
          {found && <Ticket key={found.trackingCode} registration={found} />}
          <ProgrammeTerms programme={programme} />
        </Stack>
      </Container>
    </>
  );
}
