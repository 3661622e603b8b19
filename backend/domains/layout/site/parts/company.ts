import type { Orm } from '@/backend/db/connect';
import { settings } from '@/backend/db/schema/site';
import type { PartStore } from './part';

async function readRow(orm: Orm) {
  const [row] = await orm.select().from(settings);
  if (!row) throw new Error('The settings row is missing: start the backend once on this database.');
  return row;
}

/** Names, addresses, logos, footer and promises of the shop. The modes have a call of their own. */
export const company: PartStore<'company'> = {
  async read(orm) {
    const { company, footer, trust, statics, delivery } = await readRow(orm);
    const { footerLogo, siteLink, loginImages, departments } = statics;
    return {
      ...company,
      legal: company.legal ?? null,
      // A company stored by an old version has neither slogan nor licences.
      slogan: company.slogan ?? null,
      licences: company.licences ?? [],
      footerLogo,
      footer,
      trust,
      siteLink,
      loginImages,
      departments,
      delivery,
    };
  },
  async write(orm, document) {
    const { footer, trust, delivery, legal, footerLogo, siteLink, loginImages, departments, ...company } =
      document;
    const { statics } = await readRow(orm);
    await orm.update(settings).set({
      company: legal ? { ...company, legal } : company,
      footer,
      trust,
      delivery,
      statics: { ...statics, footerLogo, siteLink, loginImages, departments },
    });
  },
};
