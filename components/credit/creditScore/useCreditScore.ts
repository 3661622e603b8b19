import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { useSlice } from '@/hooks/useSlice';
import { useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { creditScoreSlice, loadCreditScore, selectCreditScore } from '@/store/creditScore';

/** Loads the credit score of the signed-in customer. `isValid` says whether it counts for requests today. */
export function useCreditScore() {
  useSlice(creditScoreSlice);
  const { score, status } = useAppSelector(selectCreditScore);
  const now = useToday();
  useCustomerLoad(loadCreditScore.request());
  return { score, status, isValid: score !== null && Date.parse(score.expiresAt) > now };
}
