import { useWatch } from 'react-hook-form';
import { PopupCard } from '@/components/browse/banner/PopupCard';
import TopBanner from '@/components/browse/banner/TopBanner';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormLink, FormNumber, FormPicture, FormSelect, FormSwitch } from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { mostSiteEntries, siteLengths } from '@/contract/limits';
import type { NotificationBanner } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectSite } from '@/store/site';
import { newId } from './newId';
import { Stage } from './Stage';

const types = [
  { value: 0, title: 'نوار بالای سایت' },
  { value: 1, title: 'پنجرهٔ بازشو' },
] as const;
const views = [
  { value: false, title: 'صفحهٔ بزرگ' },
  { value: true, title: 'موبایل' },
].map(({ value, title }) => ({ value: String(value), title, flag: value }));

const createNotice = () => ({
  id: newId(),
  type: 0,
  active: false,
  mobileView: false,
  imageUrl: null,
  link: null,
  alt: '',
  viewCount: 1,
});

const remarkOf = ({ type, active, mobileView }: Record<string, unknown>) =>
  [
    types.find((one) => one.value === type)?.title,
    views.find(({ flag }) => flag === mobileView)?.title,
    active ? 'فعال' : 'خاموش',
  ].join('، ');

/** The strip above the header and the popups. */
export function NoticeFields() {
  return (
    <Card as="div" gap={4}>
      <Text size="small" ink="muted">
        از نوارهای فعال هر نما تنها نخستین نشان داده می‌شود. پنجره تنها پس از بارگذاری عکسش باز می‌شود.
      </Text>
      <EntryList
        name="notices"
        entryName="آگاهی"
        most={mostSiteEntries.notices}
        create={createNotice}
        titleOf={({ alt }) => alt}
        remarkOf={remarkOf}
      >
        {(path) => (
          <Grid minCell={260} gap={3}>
            <div data-cell="whole">
              <FormSwitch name={`${path}.active`} label="فعال" />
              <FormSwitch name={`${path}.mobileView`} label="برای موبایل" />
            </div>
            <FormTextField name={`${path}.alt`} label="متن" maxLength={siteLengths.text} />
            <FormSelect name={`${path}.type`} label="نوع" choices={types} />
            <FormLink name={`${path}.link`} optional label="پیوند (اختیاری)" />
            <FormNumber
              name={`${path}.viewCount`}
              label="شمار نمایش"
              hint="پنجره برای هر خریدار همین شمار باز می‌شود."
            />
            <FormPicture name={`${path}.imageUrl`} optional label="عکس" aspect="4 / 3" />
          </Grid>
        )}
      </EntryList>
    </Card>
  );
}

/** The active strips and the popups as shoppers see them. */
export function NoticePreview() {
  const site = useAppSelector(selectSite);
  const notices: SiteDocuments['notices']['notices'] = useWatch({ name: 'notices' }) ?? [];
  const shown = notices.flatMap((notice): NotificationBanner[] =>
    notice.id !== null && notice.active ? [{ ...notice, id: notice.id }] : [],
  );
  const strips = [false, true].flatMap(
    (mobileView) => shown.find((one) => one.type === 0 && one.mobileView === mobileView) ?? [],
  );
  const popups = shown.filter(({ type }) => type === 1);
  return (
    <>
      <Stage title="نوار بالای سایت">
        {site && <TopBanner site={{ ...site, topBanners: strips }} />}
        {strips.length === 0 && <p>نواری فعال نیست.</p>}
      </Stage>
      {popups.map((popup) => (
        <Stage key={popup.id} title={`پنجرهٔ بازشو، ${popup.mobileView ? 'موبایل' : 'صفحهٔ بزرگ'}`}>
          <PopupCard banner={popup} />
        </Stage>
      ))}
    </>
  );
}
