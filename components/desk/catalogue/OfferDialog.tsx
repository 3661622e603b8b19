import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DialogForm } from '@/components/desk/kit/Toolbar.styles';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { Button } from '@/components/ui/kit/Button';
import { Modal } from '@/components/ui/kit/Modal';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Switch } from '@/components/ui/kit/Switch';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskProductRow, DeskVariant } from '@/contract/desk/catalogue';
import { offerFields } from '@/contract/desk/variantFields';
import { useDeskChange } from '@/hooks/desk';
import { keysOf } from '@/utils/keysOf';
import { CatalogueField } from './CatalogueField';
import { offerSchema, offerValues, readOffer } from './productForm.schema';
import { variantName } from './variantName';

const names = keysOf(offerFields);
const typed = names.filter((name) => name !== 'active');
const fieldNames = Object.fromEntries(typed.map((name) => [name, name]));

type Props = { product: DeskProductRow; onClose: () => void };

/** Changes price, promotion and stock of one variant of a product. */
export function OfferDialog({ product, onClose }: Props) {
  const titleId = useId();
  const [chosen, setChosen] = useState(product.variants[0]?.id);
  const variant = product.variants.find(({ id }) => id === chosen);
  return (
    <Modal kind="dialog" titleId={titleId} onClose={onClose}>
      {(close) => (
        <DialogForm as="div">
          <Heading id={titleId}>
            <bdi>{product.title}</bdi>
          </Heading>
          {product.variants.length > 1 && (
            <SelectField
              label="تنوع"
              placeholder="تنوع"
              options={product.variants.map((one) => ({ value: one.id, title: variantName(one) }))}
              value={chosen ?? ''}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            />
          )}
          {variant && <OfferForm key={variant.id} variant={variant} onDone={close} />}
        </DialogForm>
      )}
    </Modal>
  );
}

function OfferForm({ variant, onDone }: { variant: DeskVariant; onDone: () => void }) {
  const change = useDeskChange('changeVariant');
  const [before] = useState(variant);
  const fields = useForm({ resolver: yupResolver(offerSchema), defaultValues: offerValues(before) });
  const { register, handleSubmit, setError } = fields;
  useServerErrors(setError, change.failure?.fields, fieldNames);
  useEffect(() => {
    if (change.done) onDone();
  }, [change.done, onDone]);

  const submit = handleSubmit((values) => {
    const offer = { before: readOffer(offerValues(before), before), after: readOffer(values, before) };
    change.send({ id: before.id, offer });
  });

  return (
    <FormProvider {...fields}>
      <form noValidate onSubmit={submit}>
        <Grid minCell={260} gap={3}>
          {typed.map((name) => (
            <CatalogueField
              key={name}
              name={name}
              field={offerFields[name]}
              {...(name === 'promotionPrice' && { hint: 'خالی: بدون قیمت ویژه' })}
            />
          ))}
        </Grid>
        <Switch label="این تنوع فروخته می‌شود" {...register('active')} />
        <ChangeFailure failure={change.failure} />
        <Grid columns={2} gap={3}>
          <SaveButton busy={change.saving} busyText="در حال ذخیره…">
            ذخیره
          </SaveButton>
          <Button variant="secondary" onClick={onDone}>
            انصراف
          </Button>
        </Grid>
      </form>
    </FormProvider>
  );
}
