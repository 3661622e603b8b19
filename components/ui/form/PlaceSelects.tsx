import type { ChangeEvent, ComponentProps } from 'react';
import { Note } from '@/components/ui/kit/Note';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { SelectField } from '@/components/ui/kit/SelectField';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadProvinces, selectProvinces, selectProvincesFailed } from '@/store/sitePlaces';

/** Binds a select to its form. Its value is an id, or the empty text while nothing is chosen. */
type Binding = Omit<ComponentProps<typeof SelectField>, 'label' | 'placeholder' | 'options' | 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

type Props = {
  /** Its `onChange` must also clear the city, which belongs to the province before. */
  province: Binding;
  city: Binding;
};

const optionsOf = (places: readonly { id: number; title: string }[]) =>
  places.map(({ id, title }) => ({ value: id, title }));

/** Province and city of a form. Offers the cities of the chosen province, and loads the list again after a failure. Stands in a `FormGrid`. */
export function PlaceSelects({ province, city }: Props) {
  const dispatch = useAppDispatch();
  const provinces = useAppSelector(selectProvinces);
  const failed = useAppSelector(selectProvincesFailed);
  const cities = provinces.find(({ id }) => String(id) === String(province.value))?.cities ?? [];

  return (
    <>
      {failed && provinces.length === 0 && (
        <div data-cell="whole">
          <Note kind="danger">
            فهرست استان‌ها و شهرها نرسید. <RetryButton onClick={() => dispatch(loadProvinces.request())} />
          </Note>
        </div>
      )}
      <SelectField
        autoComplete="address-level1"
        {...province}
        label="استان"
        placeholder="انتخاب استان"
        options={optionsOf(provinces)}
      />
      <SelectField
        autoComplete="address-level2"
        {...city}
        label="شهر"
        placeholder={province.value ? 'انتخاب شهر' : 'ابتدا استان را انتخاب کنید'}
        options={optionsOf(cities)}
      />
    </>
  );
}
