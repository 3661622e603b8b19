import { useWatch } from 'react-hook-form';
import BannerModule from '@/components/browse/banner/BannerModule';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormLink, FormPicture, FormSelect } from '@/components/desk/kit/fields';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { mostSiteEntries, siteLengths } from '@/contract/limits';
import type { Banner } from '@/contract/site';
import { newId } from './newId';
import { Stage } from './Stage';

const modules = [
  { value: 1, title: 'اسلایدهای بالای صفحهٔ نخست' },
  { value: 2, title: 'دو بنر میانی' },
  { value: 3, title: 'بنر سراسری' },
] as const;
const screens = [
  { value: 1, title: 'صفحهٔ بزرگ' },
  { value: 2, title: 'موبایل' },
] as const;
const tones = [
  { value: 'night', title: 'تیره' },
  { value: 'sand', title: 'شنی' },
  { value: 'sky', title: 'آبی' },
  { value: 'mint', title: 'سبز' },
] as const;

const titleOf = <Value,>(list: readonly { value: Value; title: string }[], value: unknown) =>
  list.find((one) => one.value === value)?.title ?? '';

const createBanner = () => ({
  id: newId(),
  moduleNumber: 2,
  linkType: 1,
  link: '',
  imageUrl: '',
  title: '',
  text: null,
  tone: 'sand',
});

/** The banners. Each place has banners for wide screens and for phones. */
export function BannerFields() {
  return (
    <Card as="div" gap={4}>
      <Text size="small" ink="muted">
        هر بنر دو نسخه می‌خواهد: یکی برای صفحهٔ بزرگ و یکی برای موبایل. ترتیب این فهرست ترتیب نمایش است.
      </Text>
      <EntryList
        name="banners"
        entryName="بنر"
        most={mostSiteEntries.banners}
        create={createBanner}
        titleOf={({ title }) => title}
        remarkOf={({ moduleNumber, linkType }) =>
          `${titleOf(modules, moduleNumber)}، ${titleOf(screens, linkType)}`
        }
      >
        {(path) => (
          <Grid minCell={260} gap={3}>
            <FormTextField name={`${path}.title`} label="عنوان" maxLength={siteLengths.title} />
            <FormSelect name={`${path}.moduleNumber`} label="جایگاه" choices={modules} />
            <FormSelect name={`${path}.linkType`} label="برای" choices={screens} />
            <FormSelect name={`${path}.tone`} label="رنگ زمینه" choices={tones} />
            <FormLink name={`${path}.link`} />
            <div data-cell="whole">
              <FormTextArea
                name={`${path}.text`}
                optional
                label="متن (اختیاری)"
                rows={2}
                maxLength={siteLengths.text}
              />
            </div>
            <FormPicture name={`${path}.imageUrl`} label="عکس" />
          </Grid>
        )}
      </EntryList>
    </Card>
  );
}

/** The banners of every place as shoppers see them at this width of the window. */
export function BannerPreview() {
  const banners: SiteDocuments['banners']['banners'] = useWatch({ name: 'banners' }) ?? [];
  const shown = banners.flatMap((banner): Banner[] =>
    banner.id !== null && banner.imageUrl ? [{ ...banner, id: banner.id, link: banner.link || '#' }] : [],
  );
  return (
    <>
      {modules.map(({ value, title }) => (
        <Stage key={value} title={title}>
          <BannerModule banners={shown} moduleNumber={value} />
        </Stage>
      ))}
    </>
  );
}
