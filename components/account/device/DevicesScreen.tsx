import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Monitor, Smartphone } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { LogOut } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Stack } from '@/components/ui/layout/Stack';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { IconRowSkeletons, IconSheet } from '@/components/ui/panel/IconRows';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import type { Device } from '@/contract/device';
import { useChange, useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { formatRelative } from '@/rules/jalali/relativeTime';
import { selectClockOffset } from '@/store/clock';

const SignOutDialog = onDemand(() => import(/* webpackChunkName: 'confirm' */ './SignOutDialog'));

type DeviceRowProps = { device: Device; now: number; leaving: boolean; onSignOut: () => void };

function DeviceRow({ device, now, leaving, onSignOut }: DeviceRowProps) {
  const Icon = /Android|iPhone|iOS/i.test(device.title) ? Smartphone : Monitor;
  return (
    <li>
      <span className="icon">
        <Icon size={20} />
      </span>
      <Stack as="span" gap={0} className="text" align="start">
        <h2>{device.title}</h2>
        {device.current ? (
          <StateBadge tone="success">این دستگاه</StateBadge>
        ) : (
          <small>آخرین بازدید: {formatRelative(Date.parse(device.lastSeenAt), now)}</small>
        )}
      </Stack>
      {!device.current && (
        <Button
          variant="secondary"
          size="small"
          aria-disabled={leaving || undefined}
          onClick={() => !leaving && onSignOut()}
        >
          {leaving ? 'در حال خروج…' : 'خروج'}
          <span className="visually-hidden"> از {device.title}</span>
        </Button>
      )}
    </li>
  );
}

/** The devices on which the customer is signed in. */
export function DevicesScreen() {
  const offset = useAppSelector(selectClockOffset);
  const { data: devices, status, failure, load } = useRead('devices', {});
  const signOutDevice = useChange('signOutDevice');
  const signOutOthers = useChange('signOutOthers');
  /** Id of the device that was signed out last. */
  const [leaving, setLeaving] = useState<string | null>(null);
  /** The devices to sign out after confirmation; null while no dialog is open. */
  const [signingOut, setSigningOut] = useState<Device | number | null>(null);

  function signOut(devices: Device | number) {
    if (typeof devices === 'number') return signOutOthers.send({});
    setLeaving(devices.id);
    signOutDevice.send({ id: devices.id });
  }

  const otherCount = devices?.filter(({ current }) => !current).length ?? 0;
  return (
    <DashboardLayout
      title="دستگاه‌ها"
      action={
        otherCount > 1 && (
          <Button variant="secondary" size="small" onClick={() => setSigningOut(otherCount)}>
            <LogOut size={20} />
            خروج از بقیه
          </Button>
        )
      }
    >
      {devices && (
        <IconSheet aria-label="دستگاه‌هایی که در حساب شما هستند">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              now={Date.now() + offset}
              leaving={(signOutDevice.saving && leaving === device.id) || signOutOthers.saving}
              onSignOut={() => setSigningOut(device)}
            />
          ))}
        </IconSheet>
      )}
      {status === 'loading' && (
        <IconSheet role="status" aria-label="در حال دریافت دستگاه‌های شما">
          <IconRowSkeletons count={3} end={{ inline: 72, block: 44, radius: 'm' }} />
        </IconSheet>
      )}
      {status === 'failed' && <LoadFailure name="دستگاه‌های شما" failure={failure} onRetry={load} />}
      {signingOut !== null && (
        <SignOutDialog
          devices={signingOut}
          onConfirm={() => signOut(signingOut)}
          onClose={() => setSigningOut(null)}
        />
      )}
    </DashboardLayout>
  );
}
