import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import * as S from './TagChoice.styles';

/** The tags of a post, out of the tags of the blog. */
export function TagChoice({ name }: { name: string }) {
  const { control } = useFormContext();
  const tags: SiteDocuments['posts']['tags'] = useWatch({ name: 'tags' }) ?? [];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <S.Choices>
          <legend>برچسب‌ها</legend>
          <div>
            {tags.map(({ slug, title }) => (
              <Checkbox
                key={slug}
                checked={value.includes(slug)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? [...value, slug] : value.filter((one: string) => one !== slug),
                  )
                }
              >
                {title}
              </Checkbox>
            ))}
          </div>
          {error && <p className="error">{error.message}</p>}
        </S.Choices>
      )}
    />
  );
}
