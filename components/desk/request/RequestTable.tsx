import { DeskTable, type DeskTableProps } from '@/components/desk/kit/DeskTable';
import type { WaitingTab } from '@/components/desk/kit/WaitingTabs';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { toPersianDigits } from '@/utils/digits';

type Request<State extends string> = { id: number; state: State };

type Props<Row extends Request<State>, State extends string> = {
  caption: string;
  rows: readonly Row[];
  tab: WaitingTab;
  /** The parameter of the address that shows a request. */
  parameter: 'loan' | 'leasing' | 'merchant';
  states: Readonly<Record<State, { title: string; tone: Tone }>>;
  /** The columns after the number and the state. */
  columns: DeskTableProps<Row>['columns'];
};

/** A table of requests: their numbers as links, their states, and what else their kind has. */
export function RequestTable<Row extends Request<State>, State extends string>({
  caption,
  rows,
  tab,
  parameter,
  states,
  columns,
}: Props<Row, State>) {
  return (
    <DeskTable
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      empty={tab === 'waiting' ? 'درخواستی در انتظار شما نیست.' : 'هنوز درخواستی نرسیده است.'}
      columns={[
        {
          title: 'شماره',
          cell: ({ id }) => (
            <TextLink href={`/admin/requests?${parameter}=${id}`}>{toPersianDigits(id)}</TextLink>
          ),
        },
        {
          title: 'وضعیت',
          cell: ({ state }) => <StateBadge tone={states[state].tone}>{states[state].title}</StateBadge>,
        },
        ...columns,
      ]}
    />
  );
}
