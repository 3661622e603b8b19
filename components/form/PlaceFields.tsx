import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Note } from '@/components/ui/Note';
import { RetryButton } from '@/components/ui/RetryButton';
import { SelectField } from '@/components/ui/SelectField';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadProvinces, selectProvinces, selectProvincesFailed } from '@/store/place';

/** The values that the surrounding form needs: ids as text, empty while nothing is chosen. */
type PlaceValues = { provinceId: string; cityId: string };

const optionsOf = (places: readonly { id: number; title: string }[]) =>
  places.map(({ id, title }) => ({ value: id, title }));

/** Province and city fields of the surrounding `FormProvider`. Offers the cities of the chosen province. */
export function PlaceFields() {
  const dispatch = useAppDispatch();
  const provinces = useAppSelector(selectProvinces);
  const failed = useAppSelector(selectProvincesFailed);
  const { control, setValue } = useFormContext<PlaceValues>();
  const provinceId = useWatch({ control, name: 'provinceId' });
  const cities = provinces.find((province) => String(province.id) === provinceId)?.cities ?? [];

  return (
    <>
      {failed && provinces.length === 0 && (
        <div className="whole">
          <Note kind="danger">
            فهرست استان‌ها و شهرها نرسید. <RetryButton onClick={() => dispatch(loadProvinces.request())} />
          </Note>
        </div>
      )}
      <div className="half">
        <Controller
          control={control}
          name="provinceId"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label="استان"
              placeholder="انتخاب استان"
              options={optionsOf(provinces)}
              error={fieldState.error?.message}
              onChange={(event) => {
                field.onChange(event);
                setValue('cityId', '');
              }}
            />
          )}
        />
      </div>
      <div className="half">
        <Controller
          control={control}
          name="cityId"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label="شهر"
              placeholder={provinceId ? 'انتخاب شهر' : 'ابتدا استان را انتخاب کنید'}
              options={optionsOf(cities)}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </>
  );
}
