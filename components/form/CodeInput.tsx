import type { Ref } from 'react';
import { toPersianDigits } from '@/utils/digits';
import { codeLength } from '@/utils/personalData';
import { codeIn } from '@/utils/session/loginCode';
import * as S from './CodeInput.styles';

type Props = {
  ref: Ref<HTMLInputElement>;
  /** Latin digits, at most four. */
  value: string;
  onChange: (code: string) => void;
  /** Id of the sentence that says what is wrong; absent while nothing is. */
  errorId: string | undefined;
};

/** Four boxes, one field: typed, pasted with the whole message around it, or filled in by the phone. */
export function CodeInput({ ref, value, onChange, errorId }: Props) {
  return (
    <S.Code>
      <input
        ref={ref}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        aria-label={`کد ${toPersianDigits(codeLength)} رقمی`}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={value}
        onChange={(event) => onChange(codeIn(event.target.value))}
        onSelect={(event) => {
          // The caret is not seen, so it stays where the next digit goes.
          const { selectionStart, selectionEnd, value: text } = event.currentTarget;
          if (selectionStart === selectionEnd && selectionStart !== text.length)
            event.currentTarget.setSelectionRange(text.length, text.length);
        }}
      />
      {Array.from({ length: codeLength }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are the same four for ever.
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
