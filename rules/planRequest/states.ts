import type { PlanRequest, PlanRequestState } from '@/contract/planRequest';

/** States that nothing follows. A customer with a request in one of them may begin another. */
const finalStates: ReadonlySet<PlanRequestState> = new Set(['rejected', 'paidOut', 'cancelled']);

export const isOpenRequest = ({ state }: Pick<PlanRequest, 'state'>): boolean => !finalStates.has(state);
