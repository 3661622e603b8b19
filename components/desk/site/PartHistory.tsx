import { useEffect, useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { RowButton } from '@/components/desk/kit/RowButton';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Undo2 } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { SiteVersion } from '@/contract/desk/site';
import type { SitePart } from '@/contract/desk/siteDocuments';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { SiteDifferences } from './SiteDifferences';

type Props = { part: SitePart; onRestored: (notice: string) => void };

/** The versions of a part, each with who published it, when, and what changed. */
export function PartHistory({ part, onRestored }: Props) {
  const read = useDeskRead('siteVersions', { part });
  const restoring = useDeskChange('restoreSite');
  const [asked, setAsked] = useState<SiteVersion | null>(null);

  const { answer } = restoring;
  useEffect(() => {
    if (answer) onRestored(`نسخهٔ ${toPersianDigits(answer.number)} منتشر شد.`);
  }, [answer, onRestored]);

  return (
    <DeskData read={read} name="تاریخچه">
      {(versions) => (
        <Stack gap={4}>
          <ChangeFailure failure={restoring.failure} />
          {versions.length === 0 && (
            <Card as="div" gap={4}>
              <Text size="small" ink="muted">
                این بخش هنوز از این میز منتشر نشده است. وضعیت کنونی با نخستین انتشار نسخهٔ ۱ می‌شود.
              </Text>
            </Card>
          )}
          {versions.map((version, index) => (
            <Card gap={4} key={version.number} aria-label={`نسخهٔ ${toPersianDigits(version.number)}`}>
              <Row wrap justify="between">
                <Heading level={3} size="title">
                  نسخهٔ {toPersianDigits(version.number)}
                </Heading>
                {index === 0 ? (
                  <StateBadge tone="success">آنچه خریداران می‌بینند</StateBadge>
                ) : (
                  <RowButton
                    aria-label={`بازگرداندن نسخهٔ ${toPersianDigits(version.number)}`}
                    disabled={restoring.saving}
                    onClick={() => setAsked(version)}
                  >
                    <Undo2 size={20} />
                    بازگرداندن
                  </RowButton>
                )}
              </Row>
              <Text size="small" ink="muted">
                {formatMoment(Date.parse(version.at))}، {version.by ?? 'بیرون از این میز'}
              </Text>
              {version.note && <p>{version.note}</p>}
              {version.changes.length > 0 && <SiteDifferences changes={version.changes} />}
            </Card>
          ))}
          {asked && (
            <ConfirmDialog
              icon={<Undo2 size={24} />}
              title={`نسخهٔ ${toPersianDigits(asked.number)} بازگردانده شود؟`}
              text="این نسخه با شماره‌ای جدید منتشر می‌شود و خریداران بی‌درنگ آن را می‌بینند. نسخهٔ کنونی در تاریخچه می‌ماند."
              action="بازگرداندن"
              onConfirm={() => restoring.send({ part, number: asked.number })}
              onClose={() => setAsked(null)}
            />
          )}
        </Stack>
      )}
    </DeskData>
  );
}
