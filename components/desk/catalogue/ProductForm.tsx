import { yupResolver } from '@hookform/resolvers/yup';
import { useRouter } from 'next/router';
import { type ComponentProps, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SaveButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { categoryOptions } from '@/components/desk/kit/categoryOptions';
import { RowButton } from '@/components/desk/kit/RowButton';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { MakeEntry } from '@/components/desk/setup/MakeEntry';
import { useServerErrors } from '@/components/ui/form/useServerErrors';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import type { CatalogueChoices, DeskProduct } from '@/contract/desk/catalogue';
import type { FieldKind } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { useDeskChange } from '@/hooks/desk';
import { keysOf } from '@/utils/keysOf';
import { CatalogueField } from './CatalogueField';
import { FactLists } from './FactLists';
import { PictureList } from './PictureList';
import { type ProductValues, productSchema, productValues, writtenProductOf } from './productForm.schema';
import { VariantList } from './VariantList';

/** Kinds of fields after the short ones, or in lists of their own. Every other kind is a short field. */
const laterKinds: ReadonlySet<FieldKind> = new Set(['longText', 'texts', 'truth', 'titled', 'parts']);

type Props = {
  /** Null for a new product. */
  product: DeskProduct | null;
  choices: CatalogueChoices;
  onReload?: () => void;
};

/** Writes a product with its pictures and variants. What another operator has saved meanwhile is never overwritten. */
export function ProductForm({ product, choices, onReload }: Props) {
  const router = useRouter();
  const saving = useDeskChange('saveProduct');
  /** The product that the fields began with: its revision goes with the next save. */
  const [shown, setShown] = useState(product);
  const fields = useForm<ProductValues>({
    resolver: yupResolver(productSchema),
    defaultValues: productValues(product),
  });
  const { handleSubmit, setError, setValue, reset, formState } = fields;
  const { isDirty } = formState;
  const { failure, done, answer } = saving;

  // The saved product is read again with its new revision; then the fields begin with it.
  const isNewer = product !== null && product.revision !== shown?.revision;
  useEffect(() => {
    if (!isNewer || !product) return;
    if (isDirty && answer?.revision !== product.revision) return;
    setShown(product);
    reset(productValues(product));
  }, [isNewer, product, isDirty, answer, reset]);

  useEffect(() => {
    if (done && answer && product === null) void router.replace(`/admin/catalogue?id=${answer.id}`);
  }, [done, answer, product, router]);

  useServerErrors(setError, failure?.fields);

  const submit = handleSubmit((values) =>
    saving.send({ id: product?.id ?? null, product: writtenProductOf(values, shown) }),
  );
  const options: Partial<
    Record<keyof typeof productFields, ComponentProps<typeof CatalogueField>['options']>
  > = {
    categoryId: categoryOptions(choices.categories),
    brandId: choices.brands.map(({ id, title }) => ({ value: id, title })),
  };
  const controlsOf = (isWanted: (kind: FieldKind) => boolean) =>
    keysOf(productFields)
      .filter((name) => isWanted(productFields[name].kind))
      .map((name) => (
        <CatalogueField key={name} name={name} field={productFields[name]} options={options[name]} />
      ));
  const isOld = failure?.code === 'changed';

  return (
    <FormProvider {...fields}>
      <Stack
        as="form"
        gap={4}
        noValidate
        aria-label={product ? product.title : 'کالای جدید'}
        onSubmit={submit}
      >
        <Card gap={4} aria-label="مشخصات اصلی">
          <Heading>مشخصات اصلی</Heading>
          <Grid minCell={260} gap={3}>
            {controlsOf((kind) => !laterKinds.has(kind))}
            <div data-cell="whole">
              <Actions>
                <MakeEntry
                  table="categories"
                  label="دستهٔ جدید…"
                  onMade={(id) => setValue('categoryId', String(id), { shouldDirty: true })}
                />
                <MakeEntry
                  table="brands"
                  label="برند جدید…"
                  onMade={(id) => setValue('brandId', String(id), { shouldDirty: true })}
                />
              </Actions>
            </div>
            {controlsOf((kind) => kind === 'longText' || kind === 'texts')}
          </Grid>
          {controlsOf((kind) => kind === 'truth')}
        </Card>
        <PictureList colours={choices.colours} />
        <VariantList choices={choices} />
        <FactLists />
        <FormBar>
          <SaveButton busy={saving.saving} busyText="در حال ذخیره…">
            {product ? 'ذخیرهٔ کالا' : 'ساختن کالا'}
          </SaveButton>
          {product?.active && (
            <ButtonLink href={`/products/${product.id}/${product.slug}`} variant="quiet" target="_blank">
              دیدن در فروشگاه
            </ButtonLink>
          )}
          <span className="end" role="status">
            {done && !isDirty && product ? 'ذخیره شد.' : ''}
          </span>
          <ChangeFailure failure={failure} />
          {isOld && onReload && product && (
            <RowButton
              onClick={() => {
                setShown(product);
                reset(productValues(product));
                saving.reset();
                onReload();
              }}
            >
              نمایش نسخهٔ جدید
            </RowButton>
          )}
          {Object.keys(formState.errors).length > 0 && (
            <Note kind="danger">برخی از فیلدها درست نیستند. آن‌ها را در فرم ببینید.</Note>
          )}
        </FormBar>
      </Stack>
    </FormProvider>
  );
}
