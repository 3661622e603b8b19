import { useRouter } from 'next/router';
import { Segments } from '@/components/ui/kit/Segments';
import { useReadyQuery } from '@/hooks/useReadyQuery';
import { useAppSelector } from '@/hooks/useStore';
import { maySee } from '@/rules/deskRights';
import { selectProfile } from '@/store/profile';
import { SentTexts } from './SentTexts';
import { TemplateList } from './TemplateList';

const parts = [
  { value: 'sent', title: 'فرستاده‌شده‌ها' },
  { value: 'templates', title: 'متن‌ها' },
] as const;

/** `/admin/texts`: the text messages that went out, and with `?part=templates` their texts. */
export default function TextsScreen() {
  const router = useRouter();
  const query = useReadyQuery();
  const role = useAppSelector(selectProfile)?.deskRole;
  if (query === null || !role) return null;
  const part = query.part === 'templates' && maySee(role, 'setup') ? 'templates' : 'sent';
  return (
    <>
      {maySee(role, 'setup') && (
        <Segments
          label="بخش پیامک‌ها"
          choices={parts}
          value={part}
          onChange={(value) =>
            void router.replace({ pathname: '/admin/texts', query: value === 'sent' ? {} : { part: value } })
          }
        />
      )}
      {part === 'sent' ? <SentTexts /> : <TemplateList />}
    </>
  );
}
