import type { Failure } from '@/contract/failure';
import { messages } from './messages';

/**
 * Why a load failed: the message of the server if it sent one. Without an answer the connection is named, with a sentence
 * that calms; any other failure has the general text.
 */
export function describeLostLoad(failure: Failure | null | undefined, calming: string): string {
  if (failure?.message) return failure.message;
  return failure?.status === 0 ? `اتصال شما یا سرور ما قطع شد. ${calming}` : messages.tryAgain;
}

/** Whether the same call may succeed later: without a network, and for errors and limits of the server. */
export const mayPass = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500;
