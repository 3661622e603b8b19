import { useState } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { RowButton } from '@/components/desk/kit/RowButton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskService } from '@/contract/desk/outerService';
import { useDeskRead } from '@/hooks/desk';
import { AccountForm } from './AccountForm';

const kindTitles: Readonly<Record<DeskService['kind'], string>> = {
  shop: 'فروشگاه',
  gateway: 'درگاه پرداخت',
  sms: 'پیامک',
  carrier: 'شرکت حمل',
  tax: 'فاکتور الکترونیکی',
  feed: 'فهرست کالا',
  identity: 'استعلام',
  insurer: 'بیمه‌گر',
};
const sourceTitles = { desk: 'میز کار', server: 'تنظیمات سرور' } as const;

/** The accounts of the shop at outer services: gateways, messages and others. */
export function ServicesSetup() {
  const read = useDeskRead('outerServices', {});
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <DeskData read={read} name="اتصال‌ها">
      {({ services, canSeal }) => {
        const service = services.find(({ code }) => code === opened);
        if (service)
          return <AccountForm service={service} canSeal={canSeal} onClose={() => setOpened(null)} />;
        return (
          <>
            <Heading>اتصال‌ها</Heading>
            <DeskTable
              caption="اتصال‌ها"
              rows={services}
              keyOf={({ code }) => code}
              empty="سرویسی نیست."
              columns={[
                { title: 'سرویس', cell: ({ title }) => <b>{title}</b> },
                { title: 'نوع', cell: ({ kind }) => kindTitles[kind] },
                {
                  title: 'وضعیت',
                  cell: ({ active }) => (
                    <StateBadge tone={active ? 'success' : 'plain'}>{active ? 'روشن' : 'خاموش'}</StateBadge>
                  ),
                },
                { title: 'از کجا', cell: ({ source }) => (source ? sourceTitles[source] : '—') },
                {
                  cell: ({ code, title }) => (
                    <RowButton aria-label={`ویرایش ${title}`} onClick={() => setOpened(code)}>
                      ویرایش
                    </RowButton>
                  ),
                },
              ]}
            />
          </>
        );
      }}
    </DeskData>
  );
}
