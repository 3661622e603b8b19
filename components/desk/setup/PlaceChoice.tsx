import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RowButton } from '@/components/desk/kit/RowButton';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { DeskSetup } from '@/contract/desk/setup';

type Places = { provinceIds: number[]; cityIds: number[] };

/** The provinces and cities that a delivery is offered in; none is the whole country. */
export function PlaceChoice({ provinces }: Pick<DeskSetup, 'provinces'>) {
  const { control, setValue, getFieldState, formState } = useFormContext<Places & { places: string }>();
  const [provinceIds, cityIds] = useWatch({ control, name: ['provinceIds', 'cityIds'] });
  const [shown, setShown] = useState('');
  const province = provinces.find(({ id }) => String(id) === shown);
  const options = [
    ...(province ? [{ value: 'all', title: 'همهٔ استان' }] : []),
    ...(province?.cities ?? []).map(({ id, title }) => ({ value: id, title })),
  ];
  const chosen = [
    ...provinces
      .filter(({ id }) => provinceIds.includes(id))
      .map(({ id, title }) => ({ name: 'provinceIds', id, title: `استان ${title}` }) as const),
    ...provinces
      .flatMap(({ cities }) => cities)
      .filter(({ id }) => cityIds.includes(id))
      .map(({ id, title }) => ({ name: 'cityIds', id, title }) as const),
  ];
  const listOf = { provinceIds, cityIds };
  const write = (name: keyof Places, ids: number[]) => setValue(name, ids, { shouldDirty: true });

  function add(value: string) {
    if (!province) return;
    if (value === 'all') write('provinceIds', [...new Set([...provinceIds, province.id])]);
    else write('cityIds', [...new Set([...cityIds, Number(value)])]);
  }

  return (
    <Card as="fieldset" tone="outlined" dense data-cell="whole">
      <Text as="legend" weight="medium">
        کجا ارائه می‌شود
      </Text>
      <Text size="small" ink="muted">
        {chosen.length === 0
          ? 'همهٔ کشور. برای محدود کردن، استان یا شهری اضافه کنید.'
          : 'تنها در این جاها. برای برداشتن، روی نام آن بزنید.'}
      </Text>
      <Actions>
        {chosen.map(({ name, id, title }) => (
          <RowButton
            key={`${name}${id}`}
            aria-label={`برداشتن ${title}`}
            onClick={() =>
              write(
                name,
                listOf[name].filter((one) => one !== id),
              )
            }
          >
            {title} ×
          </RowButton>
        ))}
      </Actions>
      <Grid minCell={160} gap={3}>
        <SelectField
          label="استان"
          placeholder="انتخاب استان"
          options={provinces.map(({ id, title }) => ({ value: id, title }))}
          value={shown}
          error={getFieldState('places', formState).error?.message ?? null}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
        />
        {province && (
          <SelectField
            label="افزودن شهر"
            placeholder="انتخاب شهر"
            options={options}
            value=""
            onChange={({ currentTarget }) => add(currentTarget.value)}
          />
        )}
      </Grid>
    </Card>
  );
}
