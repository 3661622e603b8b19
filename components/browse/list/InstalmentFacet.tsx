import { CardChoices } from '@/components/ui/kit/CardChoices';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import { highestPrepaymentPercent } from '@/contract/limits';
import type { ShopQuery } from '@/contract/list';
import { allowedTerms } from '@/rules/facility/quote';
import { changeQuery } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { million } from '@/utils/million';
import { formatPercent } from '@/utils/money';
import type { ShopControls } from './useShopQuery';

/** Offered monthly amounts, in millions of toman. */
const monthlyChoices = [2, 4, 6, 8];
/** Offered prepayments besides the plan's own, in percent. */
const prepaymentChoices = [35, 50, highestPrepaymentPercent];

type Props = { controls: ShopControls; plan: FacilityPlan };

/** The largest monthly amount, and the months and the prepayment that instalments are computed with. */
export function InstalmentFacet({ controls, plan }: Props) {
  const { wanted, apply } = controls;
  const terms = allowedTerms(plan, { months: wanted.months, prepaymentPercent: wanted.prepayment });
  const prepayments = prepaymentChoices.filter((percent) => percent > plan.prepaymentPercent);
  const change = (query: ShopQuery) => apply(changeQuery(wanted, query));
  return (
    <Stack gap={2}>
      <ChipChoice
        name="monthlyTo"
        label="قسط ماهانه تا، میلیون تومان"
        choices={monthlyChoices.map((choice) => [choice * million, toPersianDigits(choice)])}
        chosen={wanted.monthlyTo}
        onChoose={(monthlyTo) => change({ monthlyTo })}
        onRemove={() => change({ monthlyTo: undefined })}
      />
      <Text size="caption" ink="faint">
        میلیون تومان
      </Text>
      <Text size="small" weight="medium" aria-hidden="true">
        تعداد قسط
      </Text>
      <ChipChoice
        name="months"
        label="تعداد قسط"
        choices={plan.months.map((months) => [months, toPersianDigits(months)])}
        chosen={terms.months}
        noun="قسط"
        onChoose={(months) => change({ months: months === plan.defaultMonths ? undefined : months })}
      />
      <Text size="small" weight="medium" aria-hidden="true">
        پیش‌پرداخت
      </Text>
      <ChipChoice
        name="prepayment"
        label="پیش‌پرداخت"
        choices={[plan.prepaymentPercent, ...prepayments].map((percent) => [percent, formatPercent(percent)])}
        chosen={terms.prepaymentPercent}
        noun="پیش‌پرداخت"
        onChoose={(percent) =>
          change({ prepayment: percent === plan.prepaymentPercent ? undefined : percent })
        }
      />
    </Stack>
  );
}

type ChipProps = {
  name: string;
  label: string;
  choices: [value: number, title: string][];
  chosen: number | undefined;
  /** Completes the number for screen readers. */
  noun?: string;
  onChoose: (value: number) => void;
  /** Called when the chosen one is pressed again. */
  onRemove?: () => void;
};

/** Choice of a few numbers, side by side. */
function ChipChoice({ name, label, choices, chosen, noun, onChoose, onRemove }: ChipProps) {
  return (
    <CardChoices className="monthly" style={{ '--choices': choices.length }}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([value, title]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={noun && `${title} ${noun}`}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            onClick={() => value === chosen && onRemove?.()}
          />
          <span>{title}</span>
        </label>
      ))}
    </CardChoices>
  );
}
