import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { iconTitles } from '@/components/desk/kit/iconTitles';
import { PictureField } from '@/components/desk/kit/PictureField';
import { RowButton } from '@/components/desk/kit/RowButton';
import { TextField } from '@/components/ui/kit/Field';
import { Plus } from '@/components/ui/kit/icons';
import { Segments } from '@/components/ui/kit/Segments';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { siteLengths } from '@/contract/limits';
import { changeItem, findPlace } from '@/rules/menuTree';
import type { EditedItem, EditedMenu } from './editedMenu';
import { MenuTree } from './MenuTree';
import { newId } from './newId';

const views = [
  { value: 'wide', title: 'سربرگ' },
  { value: 'mobile', title: 'کشوی موبایل' },
] as const;
type View = (typeof views)[number]['value'];

const types = [
  { value: 1, title: 'پیوند ساده' },
  { value: 2, title: 'سر گروه' },
  { value: 3, title: 'کاشی با عکس' },
  { value: 4, title: 'تبلیغ با عکس' },
] as const;
const icons = [
  { value: 'none', title: 'بی‌نماد' },
  ...Object.entries(iconTitles).map(([value, title]) => ({ value, title })),
];

/** The menus of the header and of the phones' drawer: a tree, and the form of its chosen item. */
export function MenuFields() {
  const { setValue } = useFormContext();
  const menus: EditedMenu[] = useWatch({ name: 'menus' }) ?? [];
  const [view, setView] = useState<View>('wide');
  const [chosen, setChosen] = useState<number | null>(null);
  const title = useRef<HTMLInputElement>(null);
  const isMobile = view === 'mobile';
  const index = menus.findIndex((menu) => menu.position === 1 && menu.mobileView === isMobile);
  const menu = menus[index];
  const label = views.find(({ value }) => value === view)?.title ?? '';

  const changeMenus = (next: EditedMenu[]) => setValue('menus', next, { shouldDirty: true });
  const change = (menuItems: EditedItem[]) => menu && changeMenus(menus.with(index, { ...menu, menuItems }));
  const place = menu && chosen !== null ? findPlace(menu.menuItems, chosen) : null;
  const item = place?.siblings[place.index];

  return (
    <Card as="div" gap={4}>
      <Segments
        label="منو"
        choices={views}
        value={view}
        onChange={(next) => {
          setView(next);
          setChosen(null);
        }}
      />
      {menu ? (
        <Columns widths="minmax(0, 2fr) minmax(0, 3fr)">
          <MenuTree
            label={`منوی ${label}`}
            items={menu.menuItems}
            chosen={chosen}
            onChoose={setChosen}
            onChange={change}
            onEdit={() => requestAnimationFrame(() => title.current?.focus())}
          />
          {item ? (
            <ItemForm
              key={item.id}
              item={item}
              titleRef={title}
              onChange={(fields) => change(changeItem(menu.menuItems, item.id, fields))}
            />
          ) : (
            <Text size="small" ink="muted">
              موردی را برگزینید تا آن را ویرایش کنید.
            </Text>
          )}
        </Columns>
      ) : (
        <div>
          <Text size="small" ink="muted">
            این منو ساخته نشده است.
          </Text>
          <RowButton
            onClick={() =>
              changeMenus([...menus, { id: newId(), position: 1, mobileView: isMobile, menuItems: [] }])
            }
          >
            <Plus size={20} />
            ساختن منو
          </RowButton>
        </div>
      )}
    </Card>
  );
}

type FormProps = {
  item: EditedItem;
  titleRef: React.Ref<HTMLInputElement>;
  onChange: (fields: Partial<EditedItem>) => void;
};

function ItemForm({ item, titleRef, onChange }: FormProps) {
  const text = (value: string) => (value === '' ? null : value);
  return (
    <Stack gap={4} role="group" aria-label={`مشخصات ${item.title || 'مورد جدید'}`}>
      <Grid minCell={260} gap={3}>
        <TextField
          ref={titleRef}
          label="عنوان"
          maxLength={siteLengths.title}
          value={item.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextField
          label="پیوند"
          dir="ltr"
          maxLength={siteLengths.link}
          placeholder="/shop/phones"
          value={item.link}
          onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
        />
        <SelectField
          label="نوع"
          placeholder="انتخاب کنید"
          options={types}
          value={item.itemType}
          onChange={({ currentTarget }) =>
            onChange({
              itemType: types.find(({ value }) => String(value) === currentTarget.value)?.value ?? 1,
            })
          }
        />
        <SelectField
          label="نماد"
          placeholder="انتخاب کنید"
          options={icons}
          value={item.icon ?? 'none'}
          onChange={({ currentTarget }) =>
            onChange({ icon: currentTarget.value === 'none' ? null : currentTarget.value })
          }
        />
        <div data-cell="whole">
          <TextField
            label="سطر دوم (اختیاری)"
            hint="شمار کالا، متن روی تبلیغ، یا متن پیوند «همه»"
            maxLength={siteLengths.text}
            value={item.description ?? ''}
            onChange={({ currentTarget }) => onChange({ description: text(currentTarget.value) })}
          />
        </div>
      </Grid>
      <PictureField
        label={item.itemType === 4 ? 'عکس تبلیغ' : 'عکس (اختیاری)'}
        hideAlt
        value={item.imageUrl ? { imageUrl: item.imageUrl, alt: '' } : null}
        onChange={(picture) => onChange({ imageUrl: picture?.imageUrl ?? null })}
      />
      <TextField
        label="نشانی عکس"
        dir="ltr"
        maxLength={siteLengths.link}
        value={item.imageUrl ?? ''}
        onChange={({ currentTarget }) => onChange({ imageUrl: text(currentTarget.value.trim()) })}
      />
    </Stack>
  );
}
