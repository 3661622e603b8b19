import type { MouseEvent, Ref } from 'react';
import { CloseButton } from '@/components/ui/kit/CloseButton';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { X } from '@/components/ui/kit/icons';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import { useSlice } from '@/hooks/useSlice';
import { useAppSelector } from '@/hooks/useStore';
import { loginSlice, selectLogin } from '@/store/session/login';
import { CurrentLoginStep } from './CurrentLoginStep';
import { LoginGoal } from './LoginGoal';
import * as S from './LoginPanel.styles';
import { LoginScene } from './LoginScene';
import { loginStepTitle, loginTitleId } from './loginTitle';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** Closes the dialog, or leaves the page. */
  onClose: () => void;
  /** True on the login page, where the logo and, without JavaScript, the close button link to the home page. */
  page?: boolean;
};

/** The content of the login dialog and page: logo, title, the current step and the stair. */
export function LoginPanel({ ref, onClose, page = false }: Props) {
  useSlice(loginSlice);
  const { step, context } = useAppSelector(selectLogin);
  const title = loginStepTitle(step, context);
  function closeByScript(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
  }
  const logo = <ShopLogo size={32} />;
  return (
    <S.Panel ref={ref}>
      <div className="pane">
        <div className="head">
          {page ? (
            <Link className="logo" href="/">
              {logo}
            </Link>
          ) : (
            <span className="logo">{logo}</span>
          )}
          {page ? <h1 id={loginTitleId}>{title}</h1> : <h2 id={loginTitleId}>{title}</h2>}
          {page ? (
            <S.Close href="/" aria-label="بستن" onClick={closeByScript}>
              <X size={24} />
            </S.Close>
          ) : (
            <CloseButton onClose={onClose} />
          )}
        </div>
        <CurrentLoginStep step={step} />
        {step === 0 && <LoginGoal />}
      </div>
      <LoginScene />
    </S.Panel>
  );
}
