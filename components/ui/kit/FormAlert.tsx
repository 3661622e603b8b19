import type { ComponentProps } from 'react';
import { Text } from '@/components/ui/layout/Text';

type Props = Omit<ComponentProps<'p'>, 'style'> & {
  /** Keeps the height of the line while nothing is wrong, so that the text moves nothing. */
  reserved?: boolean;
};

/** The line of a form that says why it was refused. While nothing is wrong, it takes no room. */
export const FormAlert = ({ reserved, ...line }: Props) => (
  <Text size="small" ink="danger" role="alert" data-alert={reserved ? 'reserved' : 'folded'} {...line} />
);
