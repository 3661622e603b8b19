import { useState } from 'react';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { MomentField } from '@/components/desk/kit/MomentField';
import { RowButton } from '@/components/desk/kit/RowButton';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { TriangleAlert } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { SiteModes, SiteModesInput } from '@/contract/desk/site';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { useMayChange } from '@/hooks/deskRights';
import { useAppSelector } from '@/hooks/useStore';
import { selectClockOffset } from '@/store/clock';
import { formatMoment } from '@/utils/dates';
import { hourMs } from '@/utils/timeUnits';

const lengths = [
  { title: 'نیم ساعت', ms: hourMs / 2 },
  { title: 'یک ساعت', ms: hourMs },
  { title: 'سه ساعت', ms: 3 * hourMs },
] as const;

type Asked = { title: string; text: string; action: string; input: SiteModesInput };

/** Catalog mode and maintenance. They take effect at once, so each change is confirmed first. */
export function ModesPanel() {
  const read = useDeskRead('siteModes', {});
  return (
    <Card gap={4} aria-labelledby="modes-title">
      <Heading id="modes-title">حالت‌های فروشگاه</Heading>
      <Text size="small" ink="muted">
        این دو بی‌درنگ برای همهٔ خریداران کار می‌کنند و پیش‌نویس ندارند.
      </Text>
      <DeskData read={read} name="حالت‌های فروشگاه">
        {(modes) => <Modes modes={modes} />}
      </DeskData>
    </Card>
  );
}

function Modes({ modes }: { modes: SiteModes }) {
  const offset = useAppSelector(selectClockOffset);
  const changing = useDeskChange('siteModes');
  const [until, setUntil] = useState<string | null>(modes.maintenanceUntil);
  /** Shows another moment in the field after a quick choice. */
  const [picked, setPicked] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { catalogMode, maintenanceMode, maintenanceUntil } = modes;

  const askCatalog = () =>
    setAsked(
      catalogMode
        ? {
            title: 'حالت کاتالوگ خاموش شود؟',
            text: 'سبد خرید دوباره باز می‌شود و خریداران می‌توانند سفارش بدهند.',
            action: 'خاموش شود',
            input: { catalogMode: false },
          }
        : {
            title: 'حالت کاتالوگ روشن شود؟',
            text: 'سبد خرید پنهان می‌شود و کالاها فقط برای دیدن می‌مانند.',
            action: 'روشن شود',
            input: { catalogMode: true },
          },
    );
  const mayChange = useMayChange('setup');
  const askMaintenance = (isOn: boolean) =>
    setAsked(
      isOn
        ? {
            title: 'فروشگاه بسته شود؟',
            text: until
              ? `همه جز ناظران تا ${formatMoment(Date.parse(until))} صفحهٔ تعمیر را می‌بینند.`
              : 'همه جز ناظران صفحهٔ تعمیر را می‌بینند، تا آن را خاموش کنید.',
            action: 'بسته شود',
            input: { maintenanceMode: true, maintenanceUntil: until },
          }
        : {
            title: 'فروشگاه باز شود؟',
            text: 'صفحهٔ تعمیر برداشته می‌شود و خریداران فروشگاه را می‌بینند.',
            action: 'باز شود',
            input: { maintenanceMode: false },
          },
    );

  return (
    <>
      <ChangeFailure failure={changing.failure} />
      <Row wrap gap={3}>
        <Switch
          label="حالت کاتالوگ: فقط نمایش کالا، بی‌سبد خرید"
          checked={catalogMode}
          disabled={changing.saving || !mayChange}
          onChange={askCatalog}
        />
      </Row>
      <Row wrap gap={3}>
        <Switch
          label="حالت تعمیر: فروشگاه بسته است"
          checked={maintenanceMode}
          disabled={changing.saving || !mayChange}
          onChange={() => askMaintenance(!maintenanceMode)}
        />
        {maintenanceMode && (
          <StateBadge tone="danger">
            {maintenanceUntil
              ? `بسته تا ${formatMoment(Date.parse(maintenanceUntil))}`
              : 'بسته، بی‌زمان پایان'}
          </StateBadge>
        )}
      </Row>
      <ChangePart area="setup">
        <Row wrap gap={3}>
          <MomentField key={picked} label="پایان تعمیر (اختیاری)" value={until} onChange={setUntil} />
          {lengths.map(({ title, ms }) => (
            <RowButton
              key={title}
              onClick={() => {
                setUntil(new Date(Date.now() + offset + ms).toISOString());
                setPicked((count) => count + 1);
              }}
            >
              {title} دیگر
            </RowButton>
          ))}
          {maintenanceMode && until !== maintenanceUntil && (
            <Button size="small" onClick={() => askMaintenance(true)}>
              تغییر زمان پایان
            </Button>
          )}
        </Row>
      </ChangePart>
      {asked && (
        <ConfirmDialog
          icon={<TriangleAlert size={24} />}
          title={asked.title}
          text={asked.text}
          action={asked.action}
          onConfirm={() => changing.send(asked.input)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
