import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { LiveTaxOffice } from '@/backend/adapters/tax/live';
import type { Database } from '@/backend/db/connect';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id } from '@/contract/common';
import { advanceTaxInvoice } from './advance';

const Payload = Type.Object({ orderId: Id });

type Parts = { db: Database; now: () => number; tax: LiveTaxOffice };

/** The queued work of tax invoices. While they are off there is nothing to do: what was sold meanwhile is listed at the desk. */
export const taxJobs = ({ tax, ...parts }: Parts): JobHandlers => ({
  tax_invoice: async (payload) => {
    const { orderId } = Value.Parse(Payload, payload);
    const { office } = tax;
    if (office) await advanceTaxInvoice({ ...parts, office }, orderId);
  },
});
