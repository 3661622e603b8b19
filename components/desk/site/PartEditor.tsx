import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import styled from 'styled-components';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { partTexts } from '@/components/desk/kit/parts';
import { FormBar } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { ArrowRight, Trash2 } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Segments } from '@/components/ui/kit/Segments';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { SitePartContent } from '@/contract/desk/site';
import type { SitePart } from '@/contract/desk/siteDocuments';
import { useDeskRead } from '@/hooks/desk';
import { useMayChange } from '@/hooks/deskRights';
import { describeDifferences } from '@/rules/siteDifference';
import { toPersianDigits } from '@/utils/digits';
import { editors } from './editors';
import { PartHistory } from './PartHistory';
import { Problems } from './Problems';
import PublishDialog from './PublishDialog';
import { usePartEditor } from './usePartEditor';

const Tabs = styled.div`
  inline-size: min(100%, 480px);
`;

type Tab = 'edit' | 'preview' | 'history';

/** A part of the site: its editor, its preview and its history. */
export function PartEditor({ part }: { part: SitePart }) {
  const read = useDeskRead('sitePart', { part });
  /** Rises when the editor must begin with the newest state of the part. */
  const [generation, setGeneration] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('edit');
  const beginAnew = useCallback((said: string | null) => {
    setNotice(said);
    setTab('edit');
    setGeneration((count) => count + 1);
  }, []);
  const { title } = partTexts[part];
  const tabs = [
    { value: 'edit', title: 'ویرایش' },
    ...(editors[part].Preview ? ([{ value: 'preview', title: 'پیش‌نمایش' }] as const) : []),
    { value: 'history', title: 'تاریخچه' },
  ] as const satisfies readonly { value: Tab; title: string }[];

  return (
    <Stack gap={4}>
      <Row wrap justify="between" gap={4}>
        <div>
          <TextLink href="/admin/customize">
            <ArrowRight size={16} />
            همهٔ بخش‌ها
          </TextLink>
          <Heading>{title}</Heading>
        </div>
        <Tabs>
          <Segments label="نما" choices={tabs} value={tab} onChange={setTab} />
        </Tabs>
      </Row>
      {notice && <Note kind="success">{notice}</Note>}
      <DeskData read={read} name={title}>
        {(content) => (
          <LoadedPart
            key={generation}
            content={content}
            tab={tab}
            onFresh={beginAnew}
            history={<PartHistory part={part} onRestored={setNotice} />}
          />
        )}
      </DeskData>
    </Stack>
  );
}

type LoadedProps = {
  content: SitePartContent;
  tab: Tab;
  onFresh: (notice: string | null) => void;
  history: ReactNode;
};

function LoadedPart({ content, tab, onFresh, history }: LoadedProps) {
  const editor = usePartEditor(content, onFresh);
  const { form, problems, hasDraft, busy } = editor;
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null);
  const { title } = partTexts[content.part];
  const { Fields, Preview } = editors[content.part];
  const mayChange = useMayChange();
  const isDirty = form.formState.isDirty;
  const count = Object.keys(problems).length;

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return (
    <FormProvider {...form}>
      {editor.isOutdated && (
        <Note kind="warning">
          این بخش در جای دیگری تغییر کرده است. پیش از ذخیره آخرین وضعیت را بگیرید؛ آنچه این‌جا نوشته‌اید کنار
          می‌رود.{' '}
          <Button variant="quiet" size="small" onClick={editor.takeLatest}>
            گرفتن آخرین وضعیت
          </Button>
        </Note>
      )}
      <ChangeFailure failure={editor.failure} />
      {count > 0 && (
        <Card gap={4} aria-label="آمادگی برای انتشار">
          <Heading level={3} size="title">
            پیش از انتشار {toPersianDigits(count)} مورد را درست کنید
          </Heading>
          <Problems problems={problems} />
        </Card>
      )}
      {/* The fields stay mounted, so that opened entries and the focus survive a look at the preview. */}
      <div hidden={tab !== 'edit'}>
        <Stack gap={4}>
          <Fields />
        </Stack>
      </div>
      {tab === 'preview' && Preview && <Preview />}
      {tab === 'history' && history}
      {tab !== 'history' && mayChange && (
        <FormBar role="group" aria-label="ذخیره و انتشار">
          <Text role="status" size="small" ink="muted">
            {busy
              ? 'در حال فرستادن…'
              : isDirty
                ? 'تغییرها هنوز ذخیره نشده است.'
                : editor.saved
                  ? 'پیش‌نویس ذخیره شد.'
                  : hasDraft
                    ? 'پیش‌نویسی در انتظار انتشار است.'
                    : 'آنچه خریداران می‌بینند.'}
          </Text>
          {hasDraft && (
            <Button variant="quiet" size="small" disabled={busy} onClick={() => setAsks('discard')}>
              کنار گذاشتن پیش‌نویس
            </Button>
          )}
          <Button variant="secondary" size="small" disabled={busy || !isDirty} onClick={editor.save}>
            ذخیرهٔ پیش‌نویس
          </Button>
          <Button size="small" disabled={busy || (!isDirty && !hasDraft)} onClick={() => setAsks('publish')}>
            انتشار
          </Button>
        </FormBar>
      )}
      {asks === 'publish' && (
        <PublishDialog
          title={title}
          changes={describeDifferences(content.live, editor.document())}
          onPublish={editor.publish}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'discard' && (
        <ConfirmDialog
          icon={<Trash2 size={24} />}
          title="پیش‌نویس کنار گذاشته شود؟"
          text="تغییرهایی که منتشر نشده‌اند از میان می‌روند. آنچه خریداران می‌بینند تغییری نمی‌کند."
          action="کنار گذاشتن"
          onConfirm={editor.discard}
          onClose={() => setAsks(null)}
        />
      )}
    </FormProvider>
  );
}
