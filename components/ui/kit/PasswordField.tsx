import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { Eye, EyeOff } from '@/components/ui/kit/icons';
import { longestPassword } from '@/rules/personalData';
import { Field, type FieldProps } from './Field';
import * as S from './Field.styles';
import { IconButton } from './IconButton';

const ShowButton = styled(IconButton)`
  position: absolute;
  inset-inline-end: 4px;
  color: var(--ink-3);
`;

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      icon={
        <ShowButton
          label={shown ? `پنهان‌کردن ${label}` : `نمایش ${label}`}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </ShowButton>
      }
    >
      {(control) => (
        <S.Password
          dir="ltr"
          maxLength={longestPassword}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
        />
      )}
    </Field>
  );
}
