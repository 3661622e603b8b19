import { yupResolver } from '@hookform/resolvers/yup';
import { type Ref, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { PlaceFields } from '@/components/ui/form/PlaceFields';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { CloseButton } from '@/components/ui/kit/CloseButton';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Switch } from '@/components/ui/kit/Switch';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Stack } from '@/components/ui/layout/Stack';
import type { Address } from '@/contract/address';
import { addressLengths } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { addressFormClosed, addressFormOpened, saveAddress, selectAddressBook } from '@/store/address';
import { formError } from '@/store/formState';
import { selectProfile } from '@/store/profile';
import * as S from './AddressForm.styles';
import { addressFields, addressSchema, addressValues, editAddressOf } from './addressForm.schema';
import { PinFields } from './PinFields';

/** The form has the field names of the contract. */
const fieldNames = Object.fromEntries(addressFields.map((name) => [name, name]));

type Props = {
  ref?: Ref<HTMLFormElement>;
  address: Address | null;
  first: boolean;
  titleId: string;
  onClose: () => void;
};

/** Adds or changes an address. It closes when the server has saved it, and keeps every typed value when it refuses. */
export function AddressForm({ ref, address, first, titleId, onClose }: Props) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectProfile);
  const { form } = useAppSelector(selectAddressBook);
  const fields = useForm({
    resolver: yupResolver(addressSchema),
    defaultValues: addressValues(address, user, first),
  });
  const { register, handleSubmit, setError, formState } = fields;
  const { errors } = formState;
  const busy = form.status === 'busy';

  useEffect(() => {
    dispatch(addressFormOpened());
    return () => {
      dispatch(addressFormClosed());
    };
  }, [dispatch]);
  useEffect(() => {
    if (form.status === 'done') onClose();
  }, [form.status, onClose]);
  useServerErrors(setError, form.failure?.fields, fieldNames);

  const submitAddress = handleSubmit((values) =>
    dispatch(saveAddress.request({ id: address?.id ?? null, address: editAddressOf(values) })),
  );
  return (
    <FormProvider {...fields}>
      <S.FormLayout
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submitAddress(event);
        }}
      >
        <div className="top">
          <h2 id={titleId}>{address ? 'ویرایش نشانی' : 'افزودن نشانی جدید'}</h2>
          <CloseButton onClose={onClose} />
        </div>
        <Stack gap={1} className="fields">
          <FormTextField
            name="title"
            label="عنوان"
            placeholder="خانه، محل کار…"
            maxLength={addressLengths.title}
          />
          <FormGrid columns={2}>
            <PlaceFields />
          </FormGrid>
          <FormTextArea
            name="address"
            label="نشانی کامل"
            autoComplete="street-address"
            maxLength={addressLengths.address}
          />
          <FormGrid columns={2}>
            <FormTextField
              name="plaque"
              label="پلاک"
              digits
              inputMode="text"
              maxLength={addressLengths.plaque}
            />
            <FormTextField
              name="unit"
              label="واحد (اختیاری)"
              digits
              inputMode="text"
              maxLength={addressLengths.unit}
            />
          </FormGrid>
          <FormTextField
            name="postalCode"
            label="کد پستی"
            digits
            autoComplete="postal-code"
            maxLength={addressLengths.postalCode}
          />
          <FormTextField
            name="receiverName"
            label="نام تحویل‌گیرنده"
            autoComplete="name"
            maxLength={addressLengths.receiverName}
          />
          <FormTextField
            name="receiverMobile"
            label="موبایل تحویل‌گیرنده"
            digits
            inputMode="tel"
            autoComplete="tel"
            maxLength={addressLengths.receiverMobile}
          />
          <PinFields open={Boolean(address?.latitude || errors.latitude || errors.longitude)} />
          {!first && !address?.isDefault && <Switch label="نشانی پیش‌فرض باشد" {...register('isDefault')} />}
        </Stack>
        <div className="foot">
          <FormAlert>{formError(form)}</FormAlert>
          <SubmitButton busy={busy} busyText="در حال ثبت…" wide>
            ثبت نشانی
          </SubmitButton>
        </div>
      </S.FormLayout>
    </FormProvider>
  );
}
