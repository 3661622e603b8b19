import type { ComponentProps } from 'react';
import { Upload } from '@/components/ui/kit/customerIcons';
import type { PickedFiles } from '@/hooks/usePickedFiles';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label' | 'onChange'> & {
  className: string;
  /** The look of a small button; that of `className` alone when missing. */
  variant?: 'primary' | 'secondary';
  /** The text of the button. */
  text: string;
  /** Title of the field or document, which screen readers announce after the text. */
  title: string;
  /** Takes the chosen files, as `usePickedFiles` does. */
  picked: Pick<PickedFiles, 'add'>;
};

/** A file control that looks like a button. The same file can be chosen again. */
export function PickButton({ className, variant, text, title, picked, ...input }: Props) {
  const look = variant && { 'data-kit': 'button', 'data-variant': variant, 'data-size': 'small' };
  return (
    <label {...look} className={className} data-invalid={input['aria-invalid']}>
      <Upload size={20} />
      {text}
      <input
        {...input}
        className="visually-hidden"
        type="file"
        aria-label={`${text}، ${title}`}
        onChange={({ target }) => {
          void picked.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
