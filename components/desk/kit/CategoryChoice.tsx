import { Checkbox } from '@/components/ui/kit/Checkbox';
import { Grid } from '@/components/ui/layout/Grid';
import { useDeskRead } from '@/hooks/desk';
import { categoryOptions } from './categoryOptions';

type Props = { value: readonly number[]; onChange: (ids: number[]) => void };

/** A choice of main categories, and of those below them that were chosen before. */
export function CategoryChoice({ value, onChange }: Props) {
  const { data } = useDeskRead('catalogueChoices', {});
  const categories = data?.categories ?? [];
  const roots = categoryOptions(categories.filter(({ parentId }) => parentId === null));
  const others = categories.filter(({ id, parentId }) => parentId !== null && value.includes(id));
  return (
    <Grid minCell={260} gap={3}>
      {[...roots, ...others.map(({ id, title }) => ({ value: id, title }))].map(({ value: id, title }) => (
        <Checkbox
          key={id}
          checked={value.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))
          }
        >
          {title}
        </Checkbox>
      ))}
    </Grid>
  );
}
