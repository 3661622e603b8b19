import { answerOf } from '@/contract/answer';
import { Cooperation, MerchantDocument } from '@/contract/cooperation';
import * as cooperation from '@/services/cooperation';
import * as site from '@/services/site';
import { aCooperationForm } from '@/tests/support/factories/cooperation';
import { type Case, filled, signal } from './case';
import { api } from './liveBackend';
import { addPhoto } from './orderCases';

/** Fills everything in that a person must give. */
async function fillIn() {
  const [province] = await site.fetchProvinces(api);
  const { categoryOptions } = await cooperation.fetchCooperation(api, signal);
  const { documents } = await cooperation.saveCooperation(
    api,
    {
      ...aCooperationForm(),
      provinceId: province?.id ?? null,
      cityId: province?.cities[0]?.id ?? null,
      categories: categoryOptions.slice(0, 1).map(({ id }) => id),
    },
    signal,
  );
  for (const { code, required } of documents.filter(({ state }) => state === 'missing')) {
    if (!required.includes('person')) continue;
    const { id } = await addPhoto('cooperation');
    await cooperation.giveMerchantDocument(api, { code, fileIds: [id] });
  }
}

/** Calls of a merchant who asks to sell in the shop. */
export const cooperationCases = {
  fetchMerchantDocuments: [answerOf(filled(MerchantDocument)), () => cooperation.fetchMerchantDocuments(api)],
  fetchCooperation: [answerOf(Cooperation), () => cooperation.fetchCooperation(api, signal)],
  saveCooperation: [
    answerOf(Cooperation),
    () => cooperation.saveCooperation(api, { businessName: 'موبایل آریا' }, signal),
  ],
  giveMerchantDocument: [
    answerOf(Cooperation),
    async () => {
      const { id } = await addPhoto('cooperation');
      return cooperation.giveMerchantDocument(api, { code: 'shebaConfirmation', fileIds: [id] });
    },
  ],
  submitCooperation: [
    answerOf(Cooperation),
    async () => {
      await fillIn();
      return cooperation.submitCooperation(api);
    },
  ],
} satisfies Record<string, Case>;
