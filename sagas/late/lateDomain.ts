import type { Saga } from 'redux-saga';
import type { FlowPolicy } from '@/sagas/failure/flowPolicies';

/** The sagas of a domain that only some pages need, with the policies of its request flows. */
export type LateDomain = { sagas: readonly Saga[]; policies: readonly FlowPolicy[] };
