import { type Ref, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { X } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { Mark } from '@/components/ui/Mark';
import { useAppSelector, useAppStore } from '@/hooks/useStore';
import { loginSlice, selectLogin } from '@/store/login';
import { selectSite } from '@/store/site';
import * as S from './Login.styles';
import { LoginScene } from './LoginScene';
import { LoginSteps, titleOf } from './LoginSteps';
import { loginTitleId } from './StepForm';

type Props = {
  ref: Ref<HTMLDivElement>;
  /** Closes the dialog; on the page there is nothing to close, and the logo leads home. */
  onClose?: () => void;
};

/** The login as the dialog and the page show it: logo, title, the present step, and the stair beside them. */
export function LoginPanel({ ref, onClose }: Props) {
  const store = useAppStore();
  useState(() => store.inject(loginSlice));
  const { step, context } = useAppSelector(selectLogin);
  const name = useAppSelector(selectSite)?.company.companyName ?? 'پله';
  const title = titleOf(step, context);
  const logo = (
    <>
      <Mark size={32} />
      {name}
    </>
  );
  return (
    <S.Panel ref={ref} data-page={onClose ? undefined : ''}>
      <div className="pane">
        <div className="head">
          {onClose ? (
            <span className="logo">{logo}</span>
          ) : (
            <Link className="logo" href="/">
              {logo}
            </Link>
          )}
          {onClose ? <h2 id={loginTitleId}>{title}</h2> : <h1 id={loginTitleId}>{title}</h1>}
          {onClose && (
            <IconButton label="بستن" onClick={onClose}>
              <X size={24} />
            </IconButton>
          )}
        </div>
        <LoginSteps step={step} />
      </div>
      <LoginScene />
    </S.Panel>
  );
}
