import { useRead } from '@/hooks/useCalls';
import { useToday } from '@/hooks/useToday';

/** Loads the credit score of the signed-in customer. `isValid` says whether it counts for requests today. */
export function useCreditScore() {
  const { data: score = null, ...read } = useRead('creditScore', {});
  const now = useToday();
  return { ...read, score, isValid: score !== null && Date.parse(score.expiresAt) > now };
}
