import { carrierServices } from '@/backend/adapters/carrier/services';
import { identityService } from '@/backend/adapters/identity/live';
import { insurerService } from '@/backend/adapters/insurer/live';
import { gatewayServices } from '@/backend/adapters/payment/configured';
import { smsServices } from '@/backend/adapters/sms/choose';
import { taxService } from '@/backend/adapters/tax/live';
import { feedServices } from '@/backend/adapters/torob/live';
import type { OuterService } from './fields';

/** The code of the shop itself, whose account has its public address. */
export const shopCode = 'shop';

const shop: OuterService = {
  code: shopCode,
  kind: 'shop',
  title: 'نشانی فروشگاه',
  prefix: 'SHOP',
  fields: [{ name: 'URL', title: 'نشانی اینترنتی فروشگاه', shape: 'url' }],
};

/** Every outer service that is set up at the desk, in the order in which it shows them. */
export const outerServices: readonly OuterService[] = [
  shop,
  ...gatewayServices,
  ...smsServices,
  ...carrierServices,
  insurerService,
  identityService,
  taxService,
  ...feedServices,
];

/** The service of a code. */
export const findService = (code: string): OuterService | undefined =>
  outerServices.find((service) => service.code === code);
