import { useState } from 'react';
import { ChevronUp } from '@/components/ui/kit/customerIcons';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ChevronDown } from '@/components/ui/kit/icons';
import { toPersianDigits } from '@/utils/digits';

type Props = {
  /** The title of the entry. */
  title: string;
  /** The index of the entry among `count` entries. */
  index: number;
  count: number;
  onMove: (to: number) => void;
};

/** The buttons that move an entry of a list up and down. */
export function MoveButtons({ title, index, count, onMove }: Props) {
  return (
    <>
      <IconButton label={`بالا بردن ${title}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ChevronUp size={20} />
      </IconButton>
      <IconButton
        label={`پایین بردن ${title}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDown size={20} />
      </IconButton>
    </>
  );
}

/** Tells screen readers where an entry has moved: the text to render, and the function that sets it. */
export function useMoveNotice() {
  const [text, setText] = useState('');
  const notice = (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
  const announceMove = (title: string, to: number) =>
    setText(`«${title}» به جایگاه ${toPersianDigits(to + 1)} رفت.`);
  return { notice, announceMove };
}
