import { PagedTable } from '@/components/desk/kit/PagedTable';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useSearchedList } from '@/components/desk/kit/useSearchedList';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { TextLink } from '@/components/ui/kit/TextButton';
import { longestCustomerSearch } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { CustomerBadges } from './CustomerBadges';

/** The customers, the newest first, or those that a search has found. */
export function CustomerList() {
  const { search, cursor, query, form, field, turn } = useSearchedList();
  const read = useDeskRead('customers', query);
  return (
    <>
      <Toolbar as="form" {...form}>
        <TextField label="موبایل، نام یا شمارهٔ سفارش" maxLength={longestCustomerSearch} {...field} />
        <Button type="submit" size="small" className="find">
          جست‌وجو
        </Button>
      </Toolbar>
      <PagedTable
        read={read}
        name="مشتریان"
        rowsOf={({ customers }) => customers}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty={search ? 'مشتری‌ای با این مشخصات پیدا نشد.' : 'هنوز کسی ثبت‌نام نکرده است.'}
        columns={[
          {
            title: 'موبایل',
            cell: ({ id, mobile }) => (
              <TextLink href={`/admin/customers?id=${id}`}>
                <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>
              </TextLink>
            ),
          },
          { title: 'نام', cell: ({ name }) => name || 'بی‌نام' },
          { title: 'نقش', cell: (customer) => <CustomerBadges {...customer} /> },
          { title: 'سفارش‌ها', cell: ({ orders }) => toPersianDigits(orders) },
          { title: 'عضویت', cell: ({ createdAt }) => formatShortDate(Date.parse(createdAt)) },
        ]}
      />
    </>
  );
}
