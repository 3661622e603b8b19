import { useRouter } from 'next/router';
import { DeskData } from '@/components/desk/kit/DeskData';
import { TabLine } from '@/components/desk/kit/TabLine';
import { ServicesSetup } from '@/components/desk/outer/ServicesSetup';
import type { DeskRole } from '@/contract/desk/rights';
import type { SetupTable } from '@/contract/desk/setup';
import { useDeskRead } from '@/hooks/desk';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { useAppSelector } from '@/hooks/useStore';
import { maySee, seesList } from '@/rules/deskRights';
import { selectProfile } from '@/store/profile';
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

/** The tabs with the lists that a role sees. */
const tabsOf = (role: DeskRole) =>
  tabs.flatMap((tab) => {
    const tables = tab.tables.filter((table) => seesList(role, table));
    return tables.length > 0 || maySee(role, 'setup') ? [{ ...tab, tables }] : [];
  });

/** `/admin/setup`: what a shop needs before its first sale, one tab for each `?tab=`. */
export default function SetupScreen() {
  const router = useRouter();
  const query = useReadyQuery();
  const role = useAppSelector(selectProfile)?.deskRole;
  const seen = role ? tabsOf(role) : [];
  const tab = seen.find(({ value }) => value === query?.tab) ?? seen[0];
  const read = useDeskRead('setup', tab && tab.tables.length > 0 ? {} : null);
  if (query === null || !role || !tab) return null;
  return (
    <>
      {maySee(role, 'setup') && <PaymentState />}
      <TabLine
        label="بخش راه‌اندازی"
        choices={seen}
        value={tab.value}
        onChange={(value) => void router.replace({ pathname: '/admin/setup', query: { tab: value } })}
      />
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
