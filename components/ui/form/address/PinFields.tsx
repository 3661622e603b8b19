import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/kit/Button';
import { LocateFixed } from '@/components/ui/kit/customerIcons';
import { TextField } from '@/components/ui/kit/Field';
import { ChevronDown, MapPin } from '@/components/ui/kit/icons';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { type AddressValues, formatDegrees } from './addressForm.schema';

type Props = {
  /** Whether the fields are unfolded at first: true when a pin is saved or has an error. */
  open: boolean;
};

const locateTimeoutMs = 15_000;

const stateTexts = {
  idle: 'نیازی به نقشه نیست؛ مکان دستگاه شما فقط با همین دکمه خوانده می‌شود.',
  busy: 'در حال یافتن مکان شما…',
  done: 'مکان کنونی شما گذاشته شد.',
  failed: 'مکان شما پیدا نشد. اجازهٔ مرورگر را بررسی کنید، یا این بخش را خالی بگذارید.',
} as const;

/** Latitude and longitude of an address. The device can fill them in; the location is sent to the shop only. */
export function PinFields({ open }: Props) {
  const { register, setValue, formState } = useFormContext<AddressValues>();
  const { errors } = formState;
  const [state, setState] = useState<keyof typeof stateTexts>('idle');

  function fillDeviceLocation() {
    if (state === 'busy') return;
    if (!navigator.geolocation) return setState('failed');
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setValue('latitude', formatDegrees(coords.latitude), { shouldValidate: true });
        setValue('longitude', formatDegrees(coords.longitude), { shouldValidate: true });
        setState('done');
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: locateTimeoutMs },
    );
  }

  return (
    <details open={open || undefined}>
      <summary>
        <MapPin size={20} />
        نقطه روی نقشه (اختیاری)
        <ChevronDown size={20} />
      </summary>
      <Stack gap={1}>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={state === 'busy' || undefined}
          onClick={fillDeviceLocation}
        >
          <LocateFixed size={20} />
          مکان کنونی من
        </Button>
        <Text size="caption" ink="faint" role="status">
          {stateTexts[state]}
        </Text>
        <FormGrid columns={2}>
          <TextField
            label="عرض جغرافیایی"
            digits
            inputMode="decimal"
            maxLength={12}
            error={errors.latitude?.message}
            {...register('latitude')}
          />
          <TextField
            label="طول جغرافیایی"
            digits
            inputMode="decimal"
            maxLength={12}
            error={errors.longitude?.message}
            {...register('longitude')}
          />
        </FormGrid>
      </Stack>
    </details>
  );
}
