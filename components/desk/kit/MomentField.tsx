import { useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { readJalaliMoment, writeJalaliMoment } from '@/rules/jalali/jalaliMoment';

/** A moment in Tehran: «۱۴۰۵/۰۹/۰۱ ۰۸:۳۰». An unreadable text is not taken over. */
export function MomentField({
  label,
  value,
  onChange,
  onClear,
  hint = 'مانند ۱۴۰۵/۰۹/۰۱ ۰۸:۳۰، به وقت تهران',
}: {
  label: string;
  /** ISO UTC; null without a moment. */
  value: string | null;
  onChange: (iso: string) => void;
  /** Called when the text is deleted. A moment that is needed has none. */
  onClear?: () => void;
  hint?: string;
}) {
  const [typed, setTyped] = useState(value ? writeJalaliMoment(value) : '');
  return (
    <TextField
      label={label}
      digits
      inputMode="text"
      hint={hint}
      value={typed}
      maxLength={20}
      error={typed && readJalaliMoment(typed) === null ? 'این زمان درست نیست.' : null}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const iso = readJalaliMoment(currentTarget.value);
        if (iso) onChange(iso);
        else if (currentTarget.value.trim() === '') onClear?.();
      }}
    />
  );
}
