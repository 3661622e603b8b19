import { Button } from '@/components/ui/Button';
import { LogOut } from '@/components/ui/icons';
import { Modal } from '@/components/ui/Modal';
import type { Device } from '@/contract/device';
import { useAppDispatch } from '@/hooks/useStore';
import { signOutDevice, signOutOthers } from '@/store/device';
import { formatNumber } from '@/utils/money';
import * as S from './Devices.styles';

type Props = {
  /** One device, or how many others there are. */
  what: Device | number;
  onClose: () => void;
};

/** The question before a device is signed out; «انصراف» comes first and has the focus. */
export default function SignOutDialog({ what, onClose }: Props) {
  const dispatch = useAppDispatch();
  const one = typeof what === 'number' ? null : what;
  return (
    <Modal kind="dialog" titleId="sign-out" onClose={onClose}>
      {(close) => (
        <S.Question>
          <span className="icon">
            <LogOut size={24} />
          </span>
          <h2 id="sign-out">
            {one
              ? `«${one.title}» از حساب شما خارج شود؟`
              : `${formatNumber(Number(what))} دستگاه دیگر خارج شوند؟`}
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
                dispatch(one ? signOutDevice.request(one.id) : signOutOthers.request());
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
