import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';

/** The tags of a post, out of the tags of the blog. */
export function TagChoice({ name }: { name: string }) {
  const { control } = useFormContext();
  const tags: SiteDocuments['posts']['tags'] = useWatch({ name: 'tags' }) ?? [];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <fieldset>
          <Text as="legend" size="small" ink="muted" weight="medium">
            برچسب‌ها
          </Text>
          <Row wrap gap={4}>
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
          </Row>
          {error && (
            <Text size="caption" ink="danger">
              {error.message}
            </Text>
          )}
        </fieldset>
      )}
    />
  );
}
