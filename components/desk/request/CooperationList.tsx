import { cooperationStates } from '@/rules/cooperation/states';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { RequestList } from './RequestList';
import { RequestTable } from './RequestTable';

/** The requests of merchants. */
export function CooperationList() {
  return (
    <RequestList list="cooperations" name="درخواست‌های همکاری">
      {({ requests }, tab) => (
        <RequestTable
          caption="درخواست‌های همکاری"
          rows={requests}
          tab={tab}
          parameter="merchant"
          states={cooperationStates}
          columns={[
            { title: 'کسب‌وکار', wraps: true, cell: ({ businessName }) => businessName },
            {
              title: 'حساب',
              cell: ({ customer }) => (
                <>
                  {customer.name} <bdi dir="ltr">{toPersianDigits(customer.mobile ?? '')}</bdi>
                </>
              ),
            },
            { title: 'آخرین تغییر', cell: ({ savedAt }) => savedAt && formatDate(Date.parse(savedAt)) },
          ]}
        />
      )}
    </RequestList>
  );
}
