import { yupResolver } from '@hookform/resolvers/yup';
import { type Ref, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { PlaceFields } from '@/components/form/PlaceFields';
import { TextAreaField, TextField } from '@/components/ui/Field';
import { IconButton } from '@/components/ui/IconButton';
import { X } from '@/components/ui/icons';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { Switch } from '@/components/ui/Switch';
import type { Address } from '@/contract/address';
import { addressLengths } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { addressFormClosed, addressFormOpened, saveAddress, selectAddressBook } from '@/store/address';
import { formError } from '@/store/formState';
import { selectProfile } from '@/store/profile';
import * as S from './Address.styles';
import { addressFields, addressSchema, addressValues, editAddressOf } from './addressForm.schema';
import { PinFields } from './PinFields';

type Props = {
  ref?: Ref<HTMLFormElement>;
  address: Address | null;
  first: boolean;
  titleId: string;
  onClose: () => void;
};

/** Adds or changes an address. It closes once the server has it; a refusal loses nothing that was typed. */
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
  useEffect(() => {
    const wrong = addressFields.filter((name) => form.failure?.fields?.[name]);
    for (const [index, name] of wrong.entries()) {
      setError(name, { type: 'server', message: form.failure?.fields?.[name] }, { shouldFocus: index === 0 });
    }
  }, [form.failure, setError]);

  const send = handleSubmit((values) =>
    dispatch(saveAddress.request({ id: address?.id ?? null, address: editAddressOf(values) })),
  );
  return (
    <FormProvider {...fields}>
      <S.Sheet
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) send(event);
        }}
      >
        <div className="top">
          <h2 id={titleId}>{address ? 'ویرایش نشانی' : 'نشانی تازه'}</h2>
          <IconButton label="بستن" onClick={onClose}>
            <X size={24} />
          </IconButton>
        </div>
        <div className="fields">
          <TextField
            label="عنوان"
            placeholder="خانه، محل کار…"
            maxLength={addressLengths.title}
            error={errors.title?.message}
            {...register('title')}
          />
          <PlaceFields />
          <TextAreaField
            label="نشانی کامل"
            autoComplete="street-address"
            maxLength={addressLengths.address}
            error={errors.address?.message}
            {...register('address')}
          />
          <div className="half">
            <TextField
              label="پلاک"
              digits
              inputMode="text"
              maxLength={addressLengths.plaque}
              error={errors.plaque?.message}
              {...register('plaque')}
            />
          </div>
          <div className="half">
            <TextField
              label="واحد (اختیاری)"
              digits
              inputMode="text"
              maxLength={addressLengths.unit}
              error={errors.unit?.message}
              {...register('unit')}
            />
          </div>
          <TextField
            label="کدپستی"
            digits
            autoComplete="postal-code"
            maxLength={addressLengths.postalCode}
            error={errors.postalCode?.message}
            {...register('postalCode')}
          />
          <TextField
            label="نام تحویل‌گیرنده"
            autoComplete="name"
            maxLength={addressLengths.receiverName}
            error={errors.receiverName?.message}
            {...register('receiverName')}
          />
          <TextField
            label="موبایل تحویل‌گیرنده"
            digits
            inputMode="tel"
            autoComplete="tel"
            maxLength={addressLengths.receiverMobile}
            error={errors.receiverMobile?.message}
            {...register('receiverMobile')}
          />
          <PinFields open={Boolean(address?.latitude || errors.latitude || errors.longitude)} />
          {!first && !address?.isDefault && <Switch label="نشانی پیش‌فرض باشد" {...register('isDefault')} />}
        </div>
        <div className="foot">
          <p className="alert" role="alert">
            {formError(form)}
          </p>
          <SubmitButton busy={busy} busyText="در حال ثبت…" wide>
            ثبت نشانی
          </SubmitButton>
        </div>
      </S.Sheet>
    </FormProvider>
  );
}
