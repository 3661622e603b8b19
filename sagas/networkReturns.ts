import { eventChannel } from 'redux-saga';
import { onNetworkReturn } from '@/services/browser/network';

/** A channel that emits each time the browser has a network again. */
export const networkReturns = () => eventChannel<true>((emit) => onNetworkReturn(() => emit(true)));
