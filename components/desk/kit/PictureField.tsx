import styled from 'styled-components';
import { TextField } from '@/components/ui/kit/Field';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Text } from '@/components/ui/layout/Text';
import { siteLengths } from '@/contract/limits';
import { PicturePicker } from './PicturePicker';
import { RowButton } from './RowButton';

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-3);

  legend {
    margin-block-end: var(--space-2);
  }
  .frame {
    position: relative;
    overflow: hidden;
    inline-size: min(100%, 480px);
    border-radius: var(--radius-m);
    background: var(--stone-ground);
  }
  .frame img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

type Picture = { imageUrl: string; alt: string };

type Props = {
  label: string;
  hint?: string;
  /** The picture; null without one. */
  value: Picture | null;
  /** Called with the new picture, or with null when it is taken away. */
  onChange: (value: Picture | null) => void;
  error?: string | null | undefined;
  /** An error of the description. */
  altError?: string | null;
  /** Width to height of the frame, as `16 / 9`. Default: a square. */
  aspect?: string;
  /** Leaves the description out, for a picture whose description is another field. */
  hideAlt?: boolean;
};

/** A field for one picture of the shop: sends it, shows it, describes it, takes it away. Load it late. */
export function PictureField({
  label,
  hint = 'عکس JPG، PNG یا WebP تا ۵ مگابایت',
  value,
  onChange,
  error,
  altError = null,
  aspect = '1',
  hideAlt = false,
}: Props) {
  if (!value)
    return (
      <PicturePicker
        label={label}
        hint={hint}
        most={1}
        error={error}
        onAdd={({ imageUrl }) => onChange({ imageUrl, alt: '' })}
      />
    );
  return (
    <Root>
      <Text as="legend" weight="medium">
        {label}
      </Text>
      <div className="frame" style={{ aspectRatio: aspect }}>
        <Image src={value.imageUrl} alt={value.alt || label} width={480} />
      </div>
      {!hideAlt && (
        <TextField
          label="توضیح عکس برای نابینایان"
          maxLength={siteLengths.text}
          value={value.alt}
          error={altError}
          onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
        />
      )}
      <div>
        <RowButton onClick={() => onChange(null)}>برداشتن عکس</RowButton>
      </div>
    </Root>
  );
}
