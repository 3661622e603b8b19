import { useRef, useState } from 'react';
import { isGoodPassword } from '@/rules/personalData';

/**
 * State of a new password typed twice, for `NewPasswordFields`. `ready` is true when the password keeps every rule and
 * both fields are filled. `accept` compares the fields when the form is sent, and shows `mismatch` when they differ.
 * @param mismatch the error text for two different passwords, which differs between screens
 */
export function useNewPassword(mismatch: string) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [compared, setCompared] = useState(false);
  const repeatInput = useRef<HTMLInputElement>(null);
  const same = password === repeat;

  return {
    password,
    ready: isGoodPassword(password) && repeat !== '',
    same,
    accept() {
      setCompared(true);
      if (!same) repeatInput.current?.focus();
      return same;
    },
    fields: {
      password,
      repeat,
      repeatInput,
      error: compared && repeat !== '' && !same ? mismatch : null,
      onPassword: setPassword,
      onRepeat(value: string) {
        setRepeat(value);
        setCompared(false);
      },
      /** Called on blur of the repetition, which is complete by then. */
      onCompare: () => setCompared(true),
    },
  };
}
