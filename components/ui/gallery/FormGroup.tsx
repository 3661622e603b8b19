import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { BirthDate } from '@/components/ui/form/BirthDate';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { NewPasswordFields } from '@/components/ui/form/NewPasswordFields';
import { PlaceSelects } from '@/components/ui/form/PlaceSelects';
import { useNewPassword } from '@/components/ui/form/useNewPassword';
import { Card } from '@/components/ui/layout/Card';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Stack } from '@/components/ui/layout/Stack';
import { Specimen, State } from './Specimen';

/** The server's clock of this page. */
const now = Date.UTC(2026, 10, 20);

function Birth({ first, error }: { first: string | null; error: string | null }) {
  const [date, setDate] = useState(first);
  return <BirthDate now={now} value={date} error={error} onChange={setDate} />;
}

function Place() {
  const [province, setProvince] = useState('1');
  const [city, setCity] = useState('');
  return (
    <FormGrid>
      <PlaceSelects
        province={{ value: province, onChange: ({ target }) => setProvince(target.value) }}
        city={{ value: city, onChange: ({ target }) => setCity(target.value), error: 'شهر را انتخاب کنید.' }}
      />
    </FormGrid>
  );
}

function NewPassword() {
  const { fields } = useNewPassword('دو رمز یکی نیستند.');
  return (
    <Stack>
      <NewPasswordFields {...fields} />
    </Stack>
  );
}

const profile = { company: 'دکان نگار', note: '' };

function ProfileForm({ children }: { children: ReactNode }) {
  const fields = useForm({ defaultValues: profile });
  return <FormProvider {...fields}>{children}</FormProvider>;
}

/** Fields that several forms share. */
export const FormGroup = () => (
  <>
    <Specimen of="FormTextField" state="bound to a form">
      <ProfileForm>
        <FormTextField name="company" label="نام فروشگاه" />
      </ProfileForm>
    </Specimen>
    <Specimen of="FormTextArea" state="bound to a form, optional">
      <ProfileForm>
        <FormTextArea name="note" label="توضیح (اختیاری)" optional />
      </ProfileForm>
    </Specimen>
    <Specimen of="BirthDate">
      <State name="empty">
        <Birth first={null} error={null} />
      </State>
      <State name="chosen">
        <Birth first="1990-03-25" error={null} />
      </State>
      <State name="with an error">
        <Birth first={null} error="تاریخ تولد را کامل کنید." />
      </State>
    </Specimen>
    <Specimen of="PlaceSelects" state="a province without a city" wide>
      <Card>
        <Place />
      </Card>
    </Specimen>
    <Specimen of="NewPasswordFields" state="empty">
      <NewPassword />
    </Specimen>
  </>
);
