import { useEffect, useRef } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** WebOTP, which not every browser has. */
    otp?: { transport: 'sms'[] };
  }
}

/**
 * Reads the code from the message where the browser can, after the customer agrees. It listens for one message, so it
 * listens again for each; never for two at once.
 * @param message changes with every message sent
 */
export function useSmsCode(message: number | null, onCode: (text: string) => void) {
  const latest = useRef(onCode);
  latest.current = onCode;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is listened for anew.
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    navigator.credentials
      .get({ otp: { transport: ['sms'] }, signal: waiting.signal })
      .then((answer) => {
        if (answer && 'code' in answer && typeof answer.code === 'string') latest.current(answer.code);
      })
      // Refused, timed out or given up; the code can be typed.
      .catch(() => {});
    return () => waiting.abort();
  }, [message]);
}
