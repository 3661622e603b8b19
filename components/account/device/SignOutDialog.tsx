import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { LogOut } from '@/components/ui/kit/icons';
import type { Device } from '@/contract/device';
import { formatNumber } from '@/utils/money';

type Props = {
  /** A device, or the number of all devices other than this one. */
  devices: Device | number;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before devices are signed out. */
export default function SignOutDialog({ devices, ...dialog }: Props) {
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
      {...dialog}
    />
  );
}
