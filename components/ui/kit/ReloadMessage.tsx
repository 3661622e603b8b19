import type { ReactNode } from 'react';
import { Button } from './Button';
import { RefreshCw } from './icons';
import { Message } from './Message';

type Props = {
  /** Path of a picture in `public/art`. */
  art: string;
  title: string;
  text: ReactNode;
  /** A link to another page. */
  children: ReactNode;
};

/** A whole page that could not be shown and may succeed when it is loaded again. It needs no site data. */
export function ReloadMessage({ art, title, text, children }: Props) {
  return (
    <Message art={art} title={title} text={text}>
      <Button onClick={() => window.location.reload()}>
        <RefreshCw size={20} />
        تلاش دوباره
      </Button>
      {children}
    </Message>
  );
}
