import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { LocateFixed } from '@/components/ui/customerIcons';
import { TextField } from '@/components/ui/Field';
import { ChevronDown, MapPin } from '@/components/ui/icons';
import { type AddressValues, formatDegrees } from './addressForm.schema';

type Props = {
  /** A pin is known, or wrong: it is in sight. */
  open: boolean;
};

/** How long (ms) the device may look for where it is. */
const patience = 15_000;

const words = {
  idle: 'نیازی به نقشه نیست؛ مکان دستگاه شما فقط با همین دکمه خوانده می‌شود.',
  busy: 'در حال یافتن مکان شما…',
  done: 'مکان کنونی شما گذاشته شد.',
  failed: 'مکان شما پیدا نشد. اجازهٔ مرورگر را بررسی کنید، یا این بخش را خالی بگذارید.',
} as const;

/** The point of an address on the map, as two numbers that the device can fill in; nobody else is asked. */
export function PinFields({ open }: Props) {
  const { register, setValue, formState } = useFormContext<AddressValues>();
  const { errors } = formState;
  const [state, setState] = useState<keyof typeof words>('idle');

  function locate() {
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
      { enableHighAccuracy: true, timeout: patience },
    );
  }

  return (
    <details open={open || undefined}>
      <summary>
        <MapPin size={20} />
        نقطه روی نقشه (اختیاری)
        <ChevronDown size={20} />
      </summary>
      <div className="pin">
        <Button
          variant="secondary"
          size="small"
          aria-disabled={state === 'busy' || undefined}
          onClick={locate}
        >
          <LocateFixed size={20} />
          مکان کنونی من
        </Button>
        <p role="status">{words[state]}</p>
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
      </div>
    </details>
  );
}
