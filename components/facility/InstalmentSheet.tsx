import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { X } from '@/components/ui/icons';
import { Modal } from '@/components/ui/Modal';
import { Segments } from '@/components/ui/Segments';
import type { FacilityPlan } from '@/contract/facility';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { effectiveAnnualRate } from '@/utils/facility/rate';
import { scheduleOf } from '@/utils/facility/schedule';
import { noonOf, tehranDateOf } from '@/utils/jalali';
import { formatNumber, formatOneDecimal, formatToman } from '@/utils/money';

const Sheet = styled.div`
  header {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 16px 24px;
    background: var(--surface);
    border-block-end: 1px solid var(--line);
  }
  h2 {
    font-size: 18px;
  }
  .body {
    display: grid;
    gap: 16px;
    padding: 16px 24px 24px;
  }
  .heads {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  .heads > div {
    padding: 12px 16px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: 13px;
    color: var(--ink-2);
  }
  .heads > div:first-child {
    background: var(--accent-soft);
  }
  .heads b {
    display: block;
    font-size: 20px;
    font-weight: 900;
    color: var(--ink);
    line-height: 1.5;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 14px;
  }
  th {
    font-weight: 500;
    font-size: 13px;
    color: var(--ink-3);
    text-align: start;
  }
  th,
  td {
    padding: 10px 4px;
    border-block-end: 1px solid var(--line);
  }
  td:nth-child(3) {
    font-weight: 700;
  }
  td:last-child,
  th:last-child {
    text-align: end;
    color: var(--ink-2);
  }
  tbody tr:first-child td:nth-child(-n + 2) {
    color: var(--accent-strong);
    font-weight: 700;
  }
  dl {
    display: grid;
    gap: 8px;
    font-size: 14px;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 700;
  }
`;

type Props = {
  plan: FacilityPlan;
  /** Cash price of the purchase, toman. */
  payable: number;
  months: number;
  onMonths: (months: number) => void;
  onClose: () => void;
  /** The day of the contract, ms. */
  startsAt: number;
};

/** All instalments with dates and amounts, the cost beyond the cash price, and the effective yearly rate. */
export default function InstalmentSheet({ plan, payable, months, onMonths, onClose, startsAt }: Props) {
  const { quote: result, instalments: rows } = scheduleOf(plan, payable, { months }, tehranDateOf(startsAt));
  const rate = effectiveAnnualRate(
    result.loan - result.fee,
    rows.map(({ amount }) => amount),
  );

  return (
    <Modal kind="dialog" wide titleId="instalment-sheet" onClose={onClose}>
      {(close) => (
        <Sheet>
          <header>
            <h2 id="instalment-sheet">جدول قسط‌ها</h2>
            <IconButton label="بستن" onClick={close}>
              <X size={24} />
            </IconButton>
          </header>
          <div className="body">
            <Segments
              label="تعداد ماه‌ها"
              choices={plan.months.map((value) => ({ value, title: `${toPersianDigits(value)} ماه` }))}
              value={months}
              onChange={onMonths}
            />
            <div className="heads">
              <div>
                ماهی<b>{formatNumber(result.amountPerMonth)}</b>
              </div>
              <div>
                پرداخت امروز<b>{formatNumber(result.payToday)}</b>
              </div>
            </div>
            <table>
              <thead>
                <tr>
                  <th scope="col">قسط</th>
                  <th scope="col">سررسید</th>
                  <th scope="col">مبلغ (تومان)</th>
                  <th scope="col">مانده</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.number}>
                    <td>{toPersianDigits(row.number)}</td>
                    <td>{formatDate(noonOf(row.dueDate))}</td>
                    <td>{formatNumber(row.amount)}</td>
                    <td>{formatNumber(row.balance)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <dl>
              <div>
                <dt>جمع پرداختی</dt>
                <dd>{formatToman(result.totalPaid)}</dd>
              </div>
              <div>
                <dt>بیشتر از نقد</dt>
                <dd>{formatToman(result.costOverCash)}</dd>
              </div>
              <div>
                <dt>نرخ مؤثر سالانه</dt>
                <dd>{formatOneDecimal(rate)}٪</dd>
              </div>
            </dl>
          </div>
        </Sheet>
      )}
    </Modal>
  );
}
