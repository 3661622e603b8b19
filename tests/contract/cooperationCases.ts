import { answerOf } from '@/contract/answer';
import { Cooperation, MerchantDocument } from '@/contract/cooperation';
import * as cooperation from '@/services/cooperation';
import * as site from '@/services/site';
import { aCooperationForm } from '@/tests/support/factories/cooperation';
import { type Case, filled } from './case';
import { api } from './liveBackend';
import { addPhoto } from './orderCases';
import { changeShop, readShop } from './plainCalls';

/** Fills everything in that a person must give. */
async function fillIn() {
  const [province] = await site.fetchProvinces(api);
  const { categoryOptions } = await readShop('cooperation', {});
  const { documents } = await changeShop('saveCooperation', {
    ...aCooperationForm(),
    provinceId: province?.id ?? null,
    cityId: province?.cities[0]?.id ?? null,
    categories: categoryOptions.slice(0, 1).map(({ id }) => id),
  });
  for (const { code, required } of documents.filter(({ state }) => state === 'missing')) {
    if (!required.includes('person')) continue;
    const { id } = await addPhoto('cooperation');
    await changeShop('giveMerchantDocument', { code, fileIds: [id] });
  }
}

/** Calls of a merchant who asks to sell in the shop. */
export const cooperationCases = {
  fetchMerchantDocuments: [answerOf(filled(MerchantDocument)), () => cooperation.fetchMerchantDocuments(api)],
  cooperation: [answerOf(Cooperation), () => readShop('cooperation', {})],
  saveCooperation: [
    answerOf(Cooperation),
    () => changeShop('saveCooperation', { businessName: 'موبایل آریا' }),
  ],
  giveMerchantDocument: [
    answerOf(Cooperation),
    async () => {
      const { id } = await addPhoto('cooperation');
      return changeShop('giveMerchantDocument', { code: 'shebaConfirmation', fileIds: [id] });
    },
  ],
  submitCooperation: [
    answerOf(Cooperation),
    async () => {
      await fillIn();
      return changeShop('submitCooperation', aCooperationForm());
    },
  ],
} satisfies Record<string, Case>;
