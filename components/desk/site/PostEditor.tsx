import { Controller, useFormContext } from 'react-hook-form';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormLines, FormPicture } from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { longestSlug, mostSiteEntries, siteLengths } from '@/contract/limits';
import { formatMoment } from '@/utils/dates';
import { MomentField } from './MomentField';
import { newId } from './newId';
import * as P from './Preview.styles';
import { Stage } from './Stage';
import * as S from './siteEditor.styles';
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
      <S.Sheet>
        <h3>نوشته‌ها</h3>
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
              <S.Fields>
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
              </S.Fields>
              <TagChoice name={`${path}.tags`} />
              <ProductIds name={`${path}.productIds`} />
            </>
          )}
        </EntryList>
      </S.Sheet>
      <S.Sheet>
        <h3>برچسب‌ها</h3>
        <EntryList
          name="tags"
          entryName="برچسب"
          most={mostSiteEntries.tags}
          create={() => ({ slug: '', title: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <S.Fields>
              <FormTextField name={`${path}.title`} label="نام" maxLength={siteLengths.title} />
              <FormTextField
                name={`${path}.slug`}
                label="نشانی برچسب"
                dir="ltr"
                hint={slugHint}
                maxLength={longestSlug}
              />
            </S.Fields>
          )}
        </EntryList>
      </S.Sheet>
    </>
  );
}

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
          <P.Article>
            <h1>{post.title}</h1>
            <p>{post.summary}</p>
            {post.imageUrl && (
              <span className="picture">
                <Image src={post.imageUrl} alt={post.imageAlt} width={920} sizes="92vw" />
              </span>
            )}
            <Markdown text={post.body} />
          </P.Article>
        </Stage>
      )}
    </>
  );
}
