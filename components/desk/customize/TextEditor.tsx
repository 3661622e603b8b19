import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Prose } from '@/components/content/Prose.styles';
import { DeskData } from '@/components/desk/kit/DeskData';
import { Checkbox } from '@/components/ui/Checkbox';
import { Image } from '@/components/ui/firstLoad/Image';
import { SelectField } from '@/components/ui/SelectField';
import type { SiteDocuments } from '@/contract/desk/site';
import { mostSiteEntries, siteLengths } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Customize.styles';
import { EntryList } from './EntryList';
import { FormArea, FormLines, FormPicture, FormText, MomentField } from './fields';
import { newId } from './newId';
import { Stage } from './Stage';

type Post = SiteDocuments['posts']['posts'][number];
type Page = SiteDocuments['pages']['pages'][number];

const slugHint = 'حرف کوچک لاتین، رقم و خط تیره';

/** Fields that posts and pages share. @param prefix the path of the address before the slug */
function TextFields({ path, prefix }: { path: string; prefix: string }) {
  return (
    <>
      <S.Fields>
        <FormText name={`${path}.title`} label="عنوان" maxLength={siteLengths.title} />
        <FormText
          name={`${path}.slug`}
          label={`نشانی صفحه پس از ${prefix}`}
          dir="ltr"
          hint={slugHint}
          maxLength={120}
        />
      </S.Fields>
      <FormArea
        name={`${path}.summary`}
        label="خلاصه، برای موتورهای جست‌وجو و فهرست‌ها"
        rows={2}
        maxLength={siteLengths.text}
      />
      <FormArea
        name={`${path}.body`}
        label="متن به زبان Markdown"
        hint="## عنوان، **پررنگ**، - فهرست، [پیوند](/faq). HTML خام نشان داده نمی‌شود."
        rows={16}
        maxLength={siteLengths.markdown}
      />
    </>
  );
}

/** The pages of text. */
export function PageFields() {
  return (
    <S.Sheet as="div">
      <EntryList
        name="pages"
        what="صفحه"
        most={mostSiteEntries.pages}
        create={() => ({ slug: '', title: '', summary: '', body: '' })}
        titleOf={({ title }) => title}
        remarkOf={({ slug }) => `/info/${slug}`}
      >
        {(path) => <TextFields path={path} prefix="/info/" />}
      </EntryList>
    </S.Sheet>
  );
}

/** The tags of a post, out of the tags of the blog. */
function TagChoice({ name }: { name: string }) {
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
          what="نوشته"
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
                <FormText
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
          what="برچسب"
          most={mostSiteEntries.tags}
          create={() => ({ slug: '', title: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <S.Fields>
              <FormText name={`${path}.title`} label="نام" maxLength={siteLengths.title} />
              <FormText name={`${path}.slug`} label="نشانی برچسب" dir="ltr" hint={slugHint} maxLength={120} />
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

/** The HTML that the shop makes of a text; it is asked for again when the text changes. */
function Markdown({ text }: { text: string }) {
  const read = useDeskRead('siteMarkdown', { text });
  return (
    <DeskData read={read} what="پیش‌نمایش">
      {({ html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend makes it from Markdown and lets no raw HTML through.
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </DeskData>
  );
}

function usePicked<Entry extends { title: string }>(name: string, label: string) {
  const entries: Entry[] = useWatch({ name }) ?? [];
  const [index, setIndex] = useState(0);
  const picker = (
    <SelectField
      label={label}
      placeholder="انتخاب کنید"
      options={entries.map(({ title }, value) => ({
        value,
        title: title || `${label} ${toPersianDigits(value + 1)}`,
      }))}
      value={index}
      onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
    />
  );
  return [entries[index], picker] as const;
}

export function PostPreview() {
  const [post, picker] = usePicked<Post>('posts', 'نوشته');
  return (
    <>
      {picker}
      {post && (
        <Stage>
          <S.Article>
            <h1>{post.title}</h1>
            <p>{post.summary}</p>
            {post.imageUrl && (
              <span className="picture">
                <Image src={post.imageUrl} alt={post.imageAlt} width={920} sizes="92vw" />
              </span>
            )}
            <Markdown text={post.body} />
          </S.Article>
        </Stage>
      )}
    </>
  );
}

export function PagePreview() {
  const [page, picker] = usePicked<Page>('pages', 'صفحه');
  return (
    <>
      {picker}
      {page && (
        <Stage>
          <S.Article>
            <h1>{page.title}</h1>
            <p>{page.summary}</p>
            <Markdown text={page.body} />
          </S.Article>
        </Stage>
      )}
    </>
  );
}
