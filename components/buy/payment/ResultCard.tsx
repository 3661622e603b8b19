import Head from 'next/head';
import type { ReactNode } from 'react';
import { LoaderCircle } from '@/components/ui/kit/customerIcons';
import { Check, type Icon, Undo2, X } from '@/components/ui/kit/icons';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
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
      <Card as="div" tone="plain" gap={5}>
        <div role="status">
          <Heading level={1} id="result-title">
            {title}
          </Heading>
          <Text ink="muted">{text}</Text>
        </div>
        {children}
      </Card>
    </S.Card>
  );
}
