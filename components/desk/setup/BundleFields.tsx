import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import { FormMoment, FormNumber, FormSwitch } from '@/components/desk/kit/fields';
import { ProductSearch } from '@/components/desk/kit/ProductSearch';
import { RowButton } from '@/components/desk/kit/RowButton';
import { useCategoryChoices } from '@/components/desk/kit/useCategoryChoices';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Button } from '@/components/ui/kit/Button';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { DeskProductRow } from '@/contract/desk/catalogue';
import type { DeskSetup, SetupFields } from '@/contract/desk/setup';
import { mostCompanions, setupCounts, setupLengths } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';

type Bundle = SetupFields['bundles'];

const variantTitle = (title: string, variant: DeskProductRow['variants'][number]) =>
  [title, variant.colourTitle, variant.optionTitle].filter(Boolean).join('، ');

const ways = [
  { value: 'percent', title: 'درصد تخفیف' },
  { value: 'price', title: 'قیمت در بسته' },
  { value: 'free', title: 'رایگان، خودش همراه می‌آید' },
] as const;

/** How a variant is offered: the way, and its percent or its price. */
function OfferFields({ path, offer }: { path: string; offer: Bundle['offers'][number] }) {
  const { setValue } = useFormContext();
  const [way, setWay] = useState(offer.percent !== null ? 'percent' : offer.price === 0 ? 'free' : 'price');
  return (
    <Grid minCell={160} gap={3}>
      <SelectField
        label="چگونه"
        placeholder="چگونه"
        options={ways}
        value={way}
        onChange={({ currentTarget: { value } }) => {
          setWay(value);
          setValue(`${path}.percent`, value === 'percent' ? 10 : null, { shouldDirty: true });
          setValue(`${path}.price`, value === 'percent' ? null : 0, { shouldDirty: true });
        }}
      />
      {way === 'percent' && (
        <FormNumber name={`${path}.percent`} label="تخفیف (درصد)" hint="با قیمت کالا تغییر می‌کند" />
      )}
      {way === 'price' && <FormNumber name={`${path}.price`} label="قیمت در بسته (تومان)" amount />}
    </Grid>
  );
}

/** The products of a bundle, the variants that it offers with them, and its end. */
export function BundleFields({ setup }: { setup: DeskSetup }) {
  const { control, setValue, getFieldState, getValues, formState } = useFormContext<Bundle>();
  const categories = useCategoryChoices(getValues('categoryIds'));
  const [productIds, values] = useWatch({ control, name: ['productIds', 'offers'] });
  const offers = useFieldArray({ control, name: 'offers', keyName: 'rowKey' });
  /** Names of what was chosen in this form; the setup has those of saved bundles. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      setup.productNames.map(({ productId, propertyId, title }) => [
        propertyId === null ? `p${productId}` : `v${propertyId}`,
        title,
      ]),
    ),
  );
  const errorOf = (name: 'productIds' | `offers.${number}.propertyId` | `offers.${number}.price`) =>
    getFieldState(name, formState).error?.message;
  // The error of the whole list stands at the list itself.
  const listError = formState.errors.offers?.message;
  const writeProducts = (ids: number[]) => setValue('productIds', ids, { shouldDirty: true });

  return (
    <>
      <FormTextField name="title" label="نام بسته" maxLength={setupLengths.title} hint="مانند «بستهٔ بازی»" />
      <FormMoment name="endsAt" label="پایان پیشنهاد" optional hint="خالی: بدون پایان" />
      <FormSwitch name="active" label="پیشنهاد می‌شود" />
      <Card as="fieldset" tone="outlined" dense data-cell="whole">
        <Text as="legend" weight="medium">
          با خرید این کالاها
        </Text>
        {errorOf('productIds') && (
          <Text size="small" ink="danger">
            {errorOf('productIds')}
          </Text>
        )}
        <Actions>
          {productIds.map((id) => (
            <RowButton
              key={id}
              aria-label={`برداشتن ${names[`p${id}`]}`}
              onClick={() => writeProducts(productIds.filter((one) => one !== id))}
            >
              {names[`p${id}`]} ×
            </RowButton>
          ))}
        </Actions>
        <ProductSearch label="افزودن کالا">
          {({ id, title }) => (
            <Button
              variant="quiet"
              size="small"
              disabled={productIds.includes(id) || productIds.length >= setupCounts.bundleProducts}
              onClick={() => {
                setNames({ ...names, [`p${id}`]: title });
                writeProducts([...productIds, id]);
              }}
            >
              افزودن {title}
            </Button>
          )}
        </ProductSearch>
      </Card>
      <FormChecks name="categoryIds" label="با خرید هر کالای این دسته‌ها" choices={categories} />
      <Card as="fieldset" tone="outlined" dense data-cell="whole">
        <Text as="legend" weight="medium">
          این همراه‌ها پیشنهاد می‌شوند
        </Text>
        <Text size="small" ink="muted">
          خریدار همراه را در صفحهٔ کالا و سبد انتخاب می‌کند یا کنار می‌گذارد؛ همراه رایگان خودش با کالا می‌آید.
        </Text>
        {listError && (
          <Text size="small" ink="danger">
            {listError}
          </Text>
        )}
        {offers.fields.map((offer, index) => {
          const name = names[`v${offer.propertyId}`] ?? `تنوع ${toPersianDigits(offer.propertyId)}`;
          const error = errorOf(`offers.${index}.propertyId`) ?? errorOf(`offers.${index}.price`);
          return (
            <Card as="fieldset" tone="outlined" dense key={offer.rowKey}>
              <Text as="legend">{name}</Text>
              {error && (
                <Text size="small" ink="danger">
                  {error}
                </Text>
              )}
              <OfferFields path={`offers.${index}`} offer={offer} />
              <Actions>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`برداشتن ${name}`}
                  onClick={() => offers.remove(index)}
                >
                  برداشتن
                </Button>
              </Actions>
            </Card>
          );
        })}
        <ProductSearch label="افزودن همراه">
          {({ title, variants }) => (
            <Actions>
              {variants.map((variant) => (
                <Button
                  key={variant.id}
                  variant="quiet"
                  size="small"
                  disabled={
                    values.length >= mostCompanions ||
                    values.some(({ propertyId }) => propertyId === variant.id)
                  }
                  onClick={() => {
                    setNames({ ...names, [`v${variant.id}`]: variantTitle(title, variant) });
                    offers.append({ propertyId: variant.id, price: null, percent: 10 });
                  }}
                >
                  همراه با {variantTitle(title, variant)}
                </Button>
              ))}
            </Actions>
          )}
        </ProductSearch>
      </Card>
    </>
  );
}
