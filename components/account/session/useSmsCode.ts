import { useEffect, useEffectEvent } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** WebOTP, which not all browsers support. */
    otp?: { transport: 'sms'[] };
  }
}

/**
 * Reads the code from the SMS if the browser supports it and the customer agrees. A browser request covers one message,
 * so each sent message starts a new request and aborts the last one.
 * @param message a value that changes with every message sent
 */
export function useSmsCode(message: number | null, onCode: (text: string) => void) {
  const takeCode = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message needs a new request.
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abortController = new AbortController();
    navigator.credentials
      .get({ otp: { transport: ['sms'] }, signal: abortController.signal })
      .then((answer) => {
        if (answer && 'code' in answer && typeof answer.code === 'string') takeCode(answer.code);
      })
      // The customer refused, or the request was aborted or timed out. The code can still be typed.
      .catch(() => {});
    return () => abortController.abort();
  }, [message]);
}
