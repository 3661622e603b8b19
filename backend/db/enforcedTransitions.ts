import { transitions as orders } from '@/backend/domains/buy/order/transitions';
import { transitions as returns } from '@/backend/domains/buy/orderReturn/transitions';
import { transitions as attempts } from '@/backend/domains/buy/payment/transitions';
import { transitions as cheques } from '@/backend/domains/credit/cheque/transitions';
import { transitions as cooperations } from '@/backend/domains/credit/cooperation/transitions';
import { transitions as leasing } from '@/backend/domains/credit/leasing/transitions';
import { transitions as planRequests } from '@/backend/domains/credit/planRequest/transitions';
import type { Transitions } from '@/backend/requests/transitions';

/** The transitions that `state_follows` enforces, by the table whose rows have the state. */
export const enforcedTransitions: Readonly<Record<string, Transitions<string>>> = {
  cheques,
  cooperation_requests: cooperations,
  leasing_requests: leasing,
  order_returns: returns,
  orders,
  payment_attempts: attempts,
  plan_requests: planRequests,
};
