import styled from 'styled-components';

const Chart = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  block-size: var(--height);

  i {
    flex: 1;
    block-size: var(--owed);
    min-block-size: 4px;
    background: var(--stair-bar);
    border-block-start: 2px solid var(--stair-edge);
  }
  i[data-now] {
    background: var(--stair-now);
    border-color: var(--accent);
  }
  i[data-paid] {
    background: linear-gradient(var(--success-ground), var(--surface));
    border-color: var(--success);
  }
`;

type Props = {
  /** Amount owed before each instalment, toman, in order of the months. */
  owed: number[];
  /** Index of the next instalment to pay; the instalments before it are paid. */
  now?: number;
  /** px */
  height?: number;
};

/** The amount owed, drawn as a stair that falls month by month from the inline start. */
export function StairChart({ owed, now = 0, height = 64 }: Props) {
  const highest = owed[0] ?? 0;
  return (
    <Chart aria-hidden="true" style={{ '--height': `${height}px` }}>
      {owed.map((amount, month) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its month.
          key={month}
          data-paid={month < now || undefined}
          data-now={month === now || undefined}
          style={{ '--owed': `${highest > 0 ? Math.round((amount / highest) * 100) : 0}%` }}
        />
      ))}
    </Chart>
  );
}
