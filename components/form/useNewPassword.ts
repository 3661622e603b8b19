import { useRef, useState } from 'react';
import { isGoodPassword } from '@/utils/personalData';

/**
 * A new password typed twice, for `NewPasswordFields`. `ready` says that every rule holds and both fields are filled;
 * `accept` compares them when the form is sent, and shows `mismatch` at the repeat if they differ.
 * @param mismatch the text of the screen for two different ones (the specification has two)
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
      /** The focus leaves the repeat, so it is complete. */
      onCompare: () => setCompared(true),
    },
  };
}
