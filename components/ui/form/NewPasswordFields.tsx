import { Check } from '@/components/ui/kit/icons';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { passwordRules, shortestPassword } from '@/rules/personalData';
import { toPersianDigits } from '@/utils/digits';
import * as S from './NewPasswordFields.styles';
import type { useNewPassword } from './useNewPassword';

const rules = [
  { title: `حداقل ${toPersianDigits(shortestPassword)} کاراکتر`, met: passwordRules.length },
  { title: 'حرف بزرگ و کوچک انگلیسی', met: passwordRules.letters },
  { title: 'حداقل یک رقم', met: passwordRules.digit },
] as const;

type Props = ReturnType<typeof useNewPassword>['fields'] & {
  /** Label of the password; the label of its repetition is made from it. */
  label?: string;
};

/** A new password and its repetition. Each rule is a hint, which is green while the password satisfies it. */
export function NewPasswordFields({ label = 'رمز عبور', ...fields }: Props) {
  const { password, repeat, repeatInput, error, onPassword, onRepeat, onCompare } = fields;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        hint={
          <S.Rules>
            {rules.map(({ title, met }) => (
              <li key={title} data-met={met(password) || undefined}>
                <i>
                  <Check size={12} />
                </i>
                {title}
                {met(password) && <span className="visually-hidden">، برقرار است</span>}
              </li>
            ))}
          </S.Rules>
        }
      />
      <PasswordField
        ref={repeatInput}
        label={`تکرار ${label}`}
        autoComplete="new-password"
        value={repeat}
        error={error}
        onChange={(event) => onRepeat(event.target.value)}
        onBlur={onCompare}
      />
    </>
  );
}
