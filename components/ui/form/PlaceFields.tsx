import { useController, useFormContext } from 'react-hook-form';
import { PlaceSelects } from './PlaceSelects';

/** The values that the surrounding form needs: ids as text, empty while nothing is chosen. */
type PlaceValues = { provinceId: string; cityId: string };

/** Province and city fields of the surrounding `FormProvider`. */
export function PlaceFields() {
  const { control, setValue } = useFormContext<PlaceValues>();
  const province = useController({ control, name: 'provinceId' });
  const city = useController({ control, name: 'cityId' });

  return (
    <PlaceSelects
      province={{
        ...province.field,
        error: province.fieldState.error?.message ?? null,
        onChange: (event) => {
          province.field.onChange(event);
          setValue('cityId', '');
        },
      }}
      city={{ ...city.field, error: city.fieldState.error?.message ?? null }}
    />
  );
}
