import { setTimeout as delay } from 'node:timers/promises';
import type { AppointmentDay, PlanRequest } from '@/contract/planRequest';
import {
  browse,
  buy,
  type FaultCall,
  type FaultCustomer,
  type FaultPurchase,
  type FaultShop,
} from '@/tests/support/buy/faultShopper';
import { small, smallPlans } from '@/tests/support/smallSeed';

/** Pause (ms) of a shopper between two purchases, on average. */
const thinkMs = 20_000;
/** A browser says that it tries again after about so many ms. */
const retryMs = 1000;

const around = (ms: number) => ms * (0.5 + Math.random());

/** Mostly cheap goods in cash, sometimes a phone on a plan, and sometimes what is nearly sold out. */
function choosePurchase(): FaultPurchase {
  const chance = Math.random();
  if (chance < 0.15) return { property: small.controller, plan: null };
  if (chance < 0.3) return { property: small.phoneLarge, plan: { planId: smallPlans.shop, months: 6 } };
  return { property: small.charger, plan: null };
}

/** Shoppers who buy until the end, and others who want the same few seats of a branch. Everything that they call is recorded. */
export function openShoppers(
  shop: Omit<FaultShop, 'onCall' | 'pauseMs'>,
  {
    customers,
    applicants,
    atOnce,
  }: { customers: FaultCustomer[]; applicants: FaultCustomer[]; atOnce: number },
) {
  const calls: FaultCall[] = [];
  const orders: number[] = [];
  let isOver = false;
  let turn = 0;
  const faulty: FaultShop = {
    ...shop,
    pauseMs: () => around(retryMs),
    // The page of the bank is not the shop's.
    onCall: (call) => void (call.path.startsWith('/pg/') || calls.push(call)),
  };
  const nextCustomer = () => customers[turn++ % customers.length];

  async function shopUntilOver(): Promise<void> {
    await delay(Math.random() * thinkMs);
    while (!isOver) {
      const customer = nextCustomer();
      // Those who were not answered for two minutes give up; their calls are counted as lost.
      const order = customer ? await buy(faulty, customer, choosePurchase()).catch(() => null) : null;
      if (order !== null) orders.push(order);
      if (!isOver) await delay(around(thinkMs));
    }
  }

  /** Books a seat, gives it back and books another one. */
  async function bookUntilOver(customer: FaultCustomer): Promise<void> {
    const { call } = browse(faulty, customer);
    while (!isOver) {
      await delay(around(thinkMs / 4));
      const { data: days = [] } = await call<AppointmentDay[]>('GET', '/user/planLoanTime');
      const free = days.filter(({ capacity }) => capacity > 0);
      const day = free[Math.floor(Math.random() * free.length)];
      if (!day) await call('DELETE', '/user/planRequest/appointment');
      else {
        const form = { step: '4', meetDateTime: day.dateTime };
        const { status } = await call<PlanRequest>('PUT', '/user/editPlanRequest', form);
        if (status === 200 && Math.random() < 0.5) await call('DELETE', '/user/planRequest/appointment');
      }
    }
  }

  const all = Promise.all([
    ...Array.from({ length: atOnce }, shopUntilOver),
    ...applicants.map((customer) => bookUntilOver(customer).catch(() => undefined)),
  ]);
  return {
    calls,
    /** Numbers of the orders that were answered. */
    orders,
    /** Lets every shopper finish, and ends. */
    async leave() {
      isOver = true;
      await all;
    },
  };
}
