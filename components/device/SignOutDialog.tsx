import { Button } from '@/components/ui/Button';
import { LogOut } from '@/components/ui/icons';
import { Modal } from '@/components/ui/Modal';
import type { Device } from '@/contract/device';
import { useAppDispatch } from '@/hooks/useStore';
import { signOutDevice, signOutOthers } from '@/store/device';
import { formatNumber } from '@/utils/money';
import * as S from './Devices.styles';

type Props = {
  /** One device, or the number of all devices other than this one. */
  devices: Device | number;
  onClose: () => void;
};

/** Asks before devices are signed out. «انصراف» is the first button, so the dialog focuses it. */
export default function SignOutDialog({ devices, onClose }: Props) {
  const dispatch = useAppDispatch();
  const single = typeof devices === 'number' ? null : devices;
  return (
    <Modal kind="dialog" titleId="sign-out" onClose={onClose}>
      {(close) => (
        <S.Question>
          <span className="icon">
            <LogOut size={24} />
          </span>
          <h2 id="sign-out">
            {single
              ? `«${single.title}» از حساب شما خارج شود؟`
              : `${formatNumber(Number(devices))} دستگاه دیگر خارج شوند؟`}
          </h2>
          <p>برای بازگشت، باید آنجا دوباره وارد شوند. این دستگاه در حساب شما می‌ماند.</p>
          <div className="actions">
            <Button variant="secondary" size="bar" onClick={close}>
              انصراف
            </Button>
            <Button
              variant="danger"
              size="bar"
              onClick={() => {
                close();
                dispatch(single ? signOutDevice.request(single.id) : signOutOthers.request());
              }}
            >
              خروج
            </Button>
          </div>
        </S.Question>
      )}
    </Modal>
  );
}
