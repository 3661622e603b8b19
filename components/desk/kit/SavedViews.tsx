import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Actions } from '@/components/ui/layout/Actions';
import type { DeskView } from '@/contract/desk/view';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { ChangeFailure } from './ChangeFailure';
import { RowButton } from './RowButton';
import { TextDialog } from './TextDialog';

type Props = {
  list: DeskView['list'];
  /** The filters of the list now; empty when it shows everything. */
  filters: DeskView['filters'];
  onChoose: (filters: DeskView['filters']) => void;
};

/** Filters that the operator has saved for a list: one press shows the list with them. */
export function SavedViews({ list, filters, onChoose }: Props) {
  const { data } = useDeskRead('views', {});
  const saving = useDeskChange('saveView');
  const removing = useDeskChange('removeView');
  const [asks, setAsks] = useState(false);
  const views = data?.filter((view) => view.list === list) ?? [];
  const isFiltered = Object.keys(filters).length > 0;
  if (views.length === 0 && !isFiltered) return null;
  return (
    <>
      <ChangeFailure failure={saving.failure ?? removing.failure} />
      <Actions aria-label="فیلترهای ذخیره‌شده" role="group">
        {views.map(({ id, title, filters: saved }) => (
          <span key={id}>
            <RowButton onClick={() => onChoose(saved)}>{title}</RowButton>
            <Button
              variant="quiet"
              size="small"
              aria-label={`پاک‌کردن فیلتر ${title}`}
              disabled={removing.saving}
              onClick={() => removing.send({ id })}
            >
              ×
            </Button>
          </span>
        ))}
        {isFiltered && (
          <Button variant="quiet" size="small" disabled={saving.saving} onClick={() => setAsks(true)}>
            ذخیرهٔ این فیلتر
          </Button>
        )}
      </Actions>
      {asks && (
        <TextDialog
          title="ذخیرهٔ این فیلتر"
          label="نام فیلتر"
          hint="فقط شما آن را می‌بینید."
          action="ذخیره"
          maxLength={40}
          onSend={(title) => saving.send({ list, title, filters })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
