import { useWatch } from 'react-hook-form';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';

/** The tags of a post, out of the tags of the blog. */
export function TagChoice({ name }: { name: string }) {
  const tags: SiteDocuments['posts']['tags'] = useWatch({ name: 'tags' }) ?? [];
  return (
    <FormChecks
      name={name}
      label="برچسب‌ها"
      choices={tags.map(({ slug, title }) => ({ value: slug, title }))}
    />
  );
}
