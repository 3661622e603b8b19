import Head from 'next/head';
import type { ReactNode } from 'react';
import { LoaderCircle } from '@/components/ui/kit/customerIcons';
import { Check, type Icon, Undo2, X } from '@/components/ui/kit/icons';
import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName } from '@/store/site';
import * as S from './ResultCard.styles';

const icons = {
  success: Check,
  danger: X,
  info: LoaderCircle,
  plain: Undo2,
} satisfies Record<string, Icon>;

type Props = {
  /** Green is for paid only, blue for a payment that is being checked, plain for money that was given back. */
  tone: keyof typeof icons;
  title: string;
  text: ReactNode;
  /** Facts, one reassuring line, and the actions in an element with the class `actions`. */
  children: ReactNode;
};

/** The result of a payment. A change of the title is announced, because the page changes by itself. */
export function ResultCard({ tone, title, text, children }: Props) {
  const Icon = icons[tone];
  const shop = useAppSelector(selectCompanyName);
  return (
    <S.Card data-tone={tone} aria-labelledby="result-title">
      <Head>
        <title>{`${title} | ${shop}`}</title>
      </Head>
      <div className="head">
        <span className="icon">
          <Icon size={32} />
        </span>
      </div>
      <div className="body">
        <div role="status">
          <h1 id="result-title">{title}</h1>
          <p className="text">{text}</p>
        </div>
        {children}
      </div>
    </S.Card>
  );
}
