import type { Ref } from 'react';
import type { LineProps } from '@/components/ui/kit/useFieldLine';
import { codeLength } from '@/rules/personalData';
import { findLoginCode } from '@/rules/session/loginCode';
import { toPersianDigits } from '@/utils/digits';
import * as S from './CodeInput.styles';

type Props = LineProps & {
  ref: Ref<HTMLInputElement>;
  /** Latin digits, at most four. */
  value: string;
  onChange: (code: string) => void;
};

/** An SMS code: one input drawn as four boxes. Accepts typing, a pasted message, and autofill by the phone. */
export function CodeInput({ value, onChange, ...input }: Props) {
  return (
    <S.Code>
      <input
        {...input}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        aria-label={`کد ${toPersianDigits(codeLength)} رقمی`}
        value={value}
        onChange={(event) => onChange(findLoginCode(event.target.value))}
        onSelect={(event) => {
          // The caret is hidden, so keep it after the last digit, where the next digit belongs.
          const { selectionStart, selectionEnd, value: text } = event.currentTarget;
          if (selectionStart === selectionEnd && selectionStart !== text.length)
            event.currentTarget.setSelectionRange(text.length, text.length);
        }}
      />
      {Array.from({ length: codeLength }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the four boxes never change.
          key={index}
          aria-hidden="true"
          data-current={index === Math.min(value.length, codeLength - 1) || undefined}
        >
          {toPersianDigits(value.charAt(index))}
        </span>
      ))}
    </S.Code>
  );
}
