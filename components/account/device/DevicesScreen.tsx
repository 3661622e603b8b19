import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Monitor, Smartphone } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { LogOut } from '@/components/ui/kit/icons';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { IconRowSkeletons } from '@/components/ui/panel/IconRows';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import type { Device } from '@/contract/device';
import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { formatRelative } from '@/rules/jalali/relativeTime';
import { selectClockOffset } from '@/store/clock';
import {
  deviceSlice,
  loadDevices,
  selectDevices,
  selectDevicesFailed,
  selectSigningOut,
} from '@/store/device';
import * as S from './Devices.styles';

const SignOutDialog = onDemand(() => import(/* webpackChunkName: 'confirm' */ './SignOutDialog'));

type DeviceRowProps = { device: Device; now: number; leaving: boolean; onSignOut: () => void };

function DeviceRow({ device, now, leaving, onSignOut }: DeviceRowProps) {
  const Icon = /Android|iPhone|iOS/i.test(device.title) ? Smartphone : Monitor;
  return (
    <li>
      <span className="icon">
        <Icon size={20} />
      </span>
      <span className="text">
        <h2>{device.title}</h2>
        {device.current ? (
          <span className="here">این دستگاه</span>
        ) : (
          <small>آخرین بازدید: {formatRelative(Date.parse(device.lastSeenAt), now)}</small>
        )}
      </span>
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
  const dispatch = useAppDispatch();
  useSlice(deviceSlice);
  const offset = useAppSelector(selectClockOffset);
  const devices = useAppSelector(selectDevices);
  const failed = useAppSelector(selectDevicesFailed);
  const leaving = useAppSelector(selectSigningOut);
  /** The devices to sign out after confirmation; null while no dialog is open. */
  const [signingOut, setSigningOut] = useState<Device | number | null>(null);

  useCustomerLoad(loadDevices.request());

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
        <S.List aria-label="دستگاه‌هایی که در حساب شما هستند">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              now={Date.now() + offset}
              leaving={leaving === device.id || leaving === 'others'}
              onSignOut={() => setSigningOut(device)}
            />
          ))}
        </S.List>
      )}
      {!devices && !failed && (
        <S.List role="status" aria-label="در حال دریافت دستگاه‌های شما">
          <IconRowSkeletons count={3} end={{ inline: 72, block: 44, radius: 'm' }} />
        </S.List>
      )}
      {!devices && failed && (
        <LoadFailed flow={loadDevices} name="دستگاه‌های شما" onRetry={() => dispatch(loadDevices.request())} />
      )}
      {signingOut !== null && <SignOutDialog devices={signingOut} onClose={() => setSigningOut(null)} />}
    </DashboardLayout>
  );
}
