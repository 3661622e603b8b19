import { useRouter } from 'next/router';
import { DeskData } from '@/components/desk/kit/DeskData';
import { TabLine } from '@/components/desk/kit/Toolbar.styles';
import { ServicesSetup } from '@/components/desk/outer/ServicesSetup';
import { Segments } from '@/components/ui/kit/Segments';
import type { SetupTable } from '@/contract/desk/setup';
import { useDeskRead } from '@/hooks/desk';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { OpeningSteps } from './OpeningSteps';
import { PaymentState } from './PaymentState';
import { SetupList } from './SetupList';

/** The tabs, each with the lists that it shows. */
const tabs = [
  { value: 'opening', title: 'شروع فروش', tables: [] },
  { value: 'services', title: 'اتصال‌ها', tables: [] },
  { value: 'delivery', title: 'ارسال', tables: ['deliveryMethods', 'shippingCompanies', 'holidays'] },
  { value: 'offers', title: 'تخفیف و بسته', tables: ['coupons', 'bundles', 'stairProducts'] },
  { value: 'categories', title: 'دسته‌ها', tables: ['categories'] },
  { value: 'brands', title: 'برندها', tables: ['brands'] },
  { value: 'filters', title: 'فیلتر و جستجو', tables: ['filterAttributes', 'synonyms'] },
  { value: 'branches', title: 'شعبه‌ها', tables: ['branches'] },
  { value: 'credit', title: 'وام', tables: ['documentKinds', 'betaProgrammes'] },
  { value: 'reminders', title: 'یادآوری قسط', tables: ['reminderSteps'] },
  { value: 'merchants', title: 'همکاران', tables: ['merchantDocuments'] },
  { value: 'taxes', title: 'مالیات و تأمین‌کنندگان', tables: ['vatRates', 'providers'] },
] as const satisfies readonly { value: string; title: string; tables: readonly SetupTable[] }[];

/** `/admin/setup`: what a shop needs before its first sale, one tab for each `?tab=`. */
export default function SetupScreen() {
  const router = useRouter();
  const query = useReadyQuery();
  const tab = tabs.find(({ value }) => value === query?.tab) ?? tabs[0];
  const read = useDeskRead('setup', tab.tables.length === 0 ? null : {});
  if (query === null) return null;
  return (
    <>
      <PaymentState />
      <TabLine>
        <Segments
          label="بخش راه‌اندازی"
          choices={tabs}
          value={tab.value}
          onChange={(value) => void router.replace({ pathname: '/admin/setup', query: { tab: value } })}
        />
      </TabLine>
      {tab.value === 'opening' && <OpeningSteps />}
      {tab.value === 'services' && <ServicesSetup />}
      {tab.tables.length > 0 && (
        <DeskData read={read} name={tab.title}>
          {(setup) => tab.tables.map((table) => <SetupList key={table} table={table} setup={setup} />)}
        </DeskData>
      )}
    </>
  );
}
