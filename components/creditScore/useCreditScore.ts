import { useEffect } from 'react';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { creditScoreSlice, loadCreditScore, selectCreditScore } from '@/store/creditScore';
import { selectToken } from '@/store/session/session';

/** Loads the credit score of the signed-in customer. `isValid` says whether it counts for requests today. */
export function useCreditScore() {
  const dispatch = useAppDispatch();
  useSlice(creditScoreSlice);
  const token = useAppSelector(selectToken);
  const { score, status } = useAppSelector(selectCreditScore);
  const now = useToday();
  useEffect(() => {
    if (token !== null) dispatch(loadCreditScore.request());
  }, [dispatch, token]);
  return { score, status, isValid: score !== null && Date.parse(score.expiresAt) > now };
}
