import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { LogOut } from '@/components/ui/kit/icons';
import type { Device } from '@/contract/device';
import { useAppDispatch } from '@/hooks/useStore';
import { signOutDevice, signOutOthers } from '@/store/device';
import { formatNumber } from '@/utils/money';

type Props = {
  /** A device, or the number of all devices other than this one. */
  devices: Device | number;
  onClose: () => void;
};

/** Asks before devices are signed out. */
export default function SignOutDialog({ devices, onClose }: Props) {
  const dispatch = useAppDispatch();
  const single = typeof devices === 'number' ? null : devices;
  return (
    <ConfirmDialog
      icon={<LogOut size={24} />}
      title={
        single
          ? `«${single.title}» از حساب شما خارج شود؟`
          : `${formatNumber(Number(devices))} دستگاه دیگر خارج شوند؟`
      }
      text="برای استفادهٔ دوباره، باید آنجا از نو وارد شوید. این دستگاه در حساب شما می‌ماند."
      action="خروج"
      onConfirm={() => dispatch(single ? signOutDevice.request(single.id) : signOutOthers.request())}
      onClose={onClose}
    />
  );
}
