import { useState } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Cheque } from '@/contract/cheque';
import { chequeSum } from '@/rules/facility/cheques';
import { formatNumber, formatToman } from '@/utils/money';
import { ChequeCard } from './ChequeCard';
import type { ChequeHandIn, ChequeOwner } from './ChequeForm';

/** The customer can hand in a cheque in these states. */
const isMissing = ({ state }: Cheque) => state === 'awaited' || state === 'refused';

type Props = ChequeHandIn & {
  cheques: readonly Cheque[];
  /** Whether cheques can be handed in now. */
  open: boolean;
};

/** The cheques of an order or a contract, each with its form while it is missing. One form is open at a time. */
export function ChequeList({ cheques, open, ...handing }: Props) {
  /** The number of the open form; the first missing cheque until the customer opens another one. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** The owner who was typed last, because all cheques of an order are usually of one person. */
  const [owner, setOwner] = useState<ChequeOwner>(null);
  const firstMissing = cheques.find(isMissing)?.number ?? null;
  const opened = cheques.some((cheque) => cheque.number === chosen && cheque.state !== 'accepted');
  const shown = open ? (opened ? chosen : firstMissing) : null;
  return (
    <Stack>
      <Text size="small" ink="muted">
        {formatNumber(cheques.length)} برگ چک صیادی، جمعاً {formatToman(chequeSum(cheques))}
      </Text>
      <Stack as="ul">
        {cheques.map((cheque) => (
          <ChequeCard
            key={cheque.number}
            {...handing}
            cheque={cheque}
            isOpen={shown === cheque.number}
            canHandIn={open && (isMissing(cheque) || cheque.state === 'registered')}
            onOpen={() => setChosen(cheque.number)}
            onHandedIn={() => setChosen(null)}
            owner={owner}
            onOwner={setOwner}
          />
        ))}
      </Stack>
    </Stack>
  );
}
