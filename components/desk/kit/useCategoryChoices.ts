import { useDeskRead } from '@/hooks/desk';

/** Categories for which a plan or a service can be: the main ones, and those below them that it already has. */
export function useCategoryChoices(chosen: readonly number[]): { value: number; title: string }[] {
  const { data } = useDeskRead('catalogueChoices', {});
  return (data?.categories ?? [])
    .filter(({ id, parentId }) => parentId === null || chosen.includes(id))
    .map(({ id, title }) => ({ value: id, title }));
}
