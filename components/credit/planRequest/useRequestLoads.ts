import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LoanPlan } from '@/contract/planRequest';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { wishOf } from '@/rules/planRequest/paths';
import { isOpenRequest } from '@/rules/planRequest/states';
import { readKept } from '@/services/browser/keptRows';
import { onNetworkReturn } from '@/services/browser/network';
import {
  fieldsTyped,
  loadPlanRequest,
  pageHidden,
  savingWanted,
  selectPlanRequest,
} from '@/store/planRequest';
import { selectToken, selectUserInfo } from '@/store/session/session';

/**
 * Loads the request when a customer opens its page, and again when they come back to the tab from another device. A request that
 * could not be loaded is loaded when the network is back.
 */
export function useRequestLoads() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const isLost = useAppSelector((state) => selectPlanRequest(state).status === 'failed');
  useEffect(() => {
    if (isLost) return onNetworkReturn(() => dispatch(loadPlanRequest.request()));
  }, [dispatch, isLost]);
  useEffect(() => {
    if (token === null) return;
    const load = () => {
      if (document.visibilityState === 'visible') dispatch(loadPlanRequest.request());
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [dispatch, token]);
}

/** Saves what is typed before the page is left, and once the network or the session is back. */
export function useRequestSaving() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const owner = useAppSelector((state) => selectUserInfo(state)?.mobile);
  const { unsaved, saving } = useAppSelector(selectPlanRequest);
  const isAtRisk = unsaved.length > 0 && saving.status === 'failed';

  useEffect(() => {
    if (token === null) return;
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') dispatch(pageHidden());
    };
    const save = () => {
      dispatch(savingWanted());
    };
    const leave = () => {
      dispatch(pageHidden());
    };
    save();
    document.addEventListener('visibilitychange', saveHidden);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', save);
      save();
    };
  }, [dispatch, token]);

  // The browser asks before it closes a page whose text could neither be saved nor kept.
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => {
      const kept = (owner && readKept('typedFields', owner)) || [];
      if (!unsaved.every((name) => kept.some((row) => row.name === name))) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, owner, unsaved]);
}

/** Begins with the loan that was chosen in the guide, unless a request is open already. */
export function useWishedLoan(plans: readonly LoanPlan[]) {
  const dispatch = useAppDispatch();
  const { isReady, query } = useRouter();
  const { request, status } = useAppSelector(selectPlanRequest);
  const isTaken = useRef(false);
  const isNew = status === 'ready' && !(request && isOpenRequest(request));
  const take = useEffectEvent(() => {
    const wish = wishOf(query, plans);
    if (!wish || isTaken.current) return;
    isTaken.current = true;
    dispatch(fieldsTyped(wish));
  });
  useEffect(() => {
    if (isReady && isNew) take();
  }, [isReady, isNew]);
}
