import { Controller, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormLines, FormPicture } from '@/components/desk/kit/fields';
import { MomentField } from '@/components/desk/kit/MomentField';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { longestSlug, mostSiteEntries, siteLengths } from '@/contract/limits';
import { formatMoment } from '@/utils/dates';
import { EditorSheet } from './EditorSheet';
import { newId } from './newId';
import { Stage } from './Stage';
import { TagChoice } from './TagChoice';
import { slugHint, TextFields } from './TextFields';
import { Markdown, usePicked } from './textPreview';

type Post = SiteDocuments['posts']['posts'][number];

const createPost = () => ({
  id: newId(),
  slug: '',
  title: '',
  summary: '',
  body: '',
  imageUrl: '',
  imageAlt: '',
  publishedAt: new Date().toISOString(),
  tags: [],
  productIds: [],
});

/** The posts of the blog and its tags. */
export function PostFields() {
  const { control } = useFormContext();
  return (
    <>
      <EditorSheet title="نوشته‌ها">
        <EntryList
          name="posts"
          entryName="نوشته"
          most={mostSiteEntries.posts}
          create={createPost}
          titleOf={({ title }) => title}
          remarkOf={({ publishedAt }) => formatMoment(Date.parse(String(publishedAt)))}
        >
          {(path) => (
            <>
              <TextFields path={path} prefix="/blog/" />
              <Grid minCell={260} gap={3}>
                <Controller
                  control={control}
                  name={`${path}.publishedAt`}
                  render={({ field: { value, onChange } }) => (
                    <MomentField label="زمان انتشار برای خریداران" value={value} onChange={onChange} />
                  )}
                />
                <FormTextField
                  name={`${path}.imageAlt`}
                  label="توضیح عکس برای نابینایان"
                  maxLength={siteLengths.text}
                />
                <FormPicture name={`${path}.imageUrl`} label="عکس" aspect="16 / 9" />
              </Grid>
              <TagChoice name={`${path}.tags`} />
              <ProductIds name={`${path}.productIds`} />
            </>
          )}
        </EntryList>
      </EditorSheet>
      <EditorSheet title="برچسب‌ها">
        <EntryList
          name="tags"
          entryName="برچسب"
          most={mostSiteEntries.tags}
          create={() => ({ slug: '', title: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <Grid minCell={260} gap={3}>
              <FormTextField name={`${path}.title`} label="نام" maxLength={siteLengths.title} />
              <FormTextField
                name={`${path}.slug`}
                label="نشانی برچسب"
                dir="ltr"
                hint={slugHint}
                maxLength={longestSlug}
              />
            </Grid>
          )}
        </EntryList>
      </EditorSheet>
    </>
  );
}

const Cover = styled(Image)`
  inline-size: min(100%, 620px);
  block-size: auto;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-l);
  object-fit: cover;
`;

/** The products that a post recommends, by their numbers. */
function ProductIds({ name }: { name: string }) {
  return (
    <FormLines
      name={name}
      label="کالاهای پیشنهادی (اختیاری)"
      hint="هر سطر شمارهٔ یک کالا، همان که در نشانی صفحهٔ کالا آمده است"
      numbers
    />
  );
}

export function PostPreview() {
  const [post, picker] = usePicked<Post>('posts', 'نوشته');
  return (
    <>
      {picker}
      {post && (
        <Stage>
          <Stack as="article" gap={4}>
            <Heading level={1}>{post.title}</Heading>
            <Text ink="muted">{post.summary}</Text>
            {post.imageUrl && <Cover src={post.imageUrl} alt={post.imageAlt} width={920} sizes="92vw" />}
            <Markdown text={post.body} />
          </Stack>
        </Stage>
      )}
    </>
  );
}
