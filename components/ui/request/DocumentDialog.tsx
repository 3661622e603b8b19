import { useId } from 'react';
import { FileText } from '@/components/ui/kit/customerIcons';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { IconButton } from '@/components/ui/kit/IconButton';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { TextAction } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { ExaminedDocument } from '@/contract/document';
import { fileSizeText } from '@/rules/documentTexts';
import { fileAddress } from '@/rules/fileAddress';
import { toPersianDigits } from '@/utils/digits';
import * as S from './DocumentDialog.styles';

type Props = {
  document: ExaminedDocument;
  /** Removes the file of an id; null when the document cannot change. */
  onRemove: ((id: string) => void) | null;
  onClose: () => void;
};

/** The files of a document in large, each removable. */
export default function DocumentDialog({ document: { title, files }, onRemove, onClose }: Props) {
  const titleId = useId();
  return (
    <Modal kind="dialog" titleId={titleId} wide onClose={onClose}>
      {(close) => (
        <Card as={S.Dialog} tone="plain" gap={1}>
          <DialogHeader id={titleId} title={title} onClose={close} />
          <Stack as="ul" gap={4}>
            {files.map(({ id, contentType, size, link }, index) => (
              <Stack as="li" gap={2} key={id}>
                {contentType === 'image/jpeg' ? (
                  // biome-ignore lint/performance/noImgElement: a private picture with a link of ten minutes must not pass the optimiser.
                  <img src={fileAddress(link)} alt={`${title}، صفحهٔ ${toPersianDigits(index + 1)}`} />
                ) : (
                  <FileText size={24} />
                )}
                <Row gap={3}>
                  <TextAction href={fileAddress(link)} target="_blank" rel="noopener">
                    {contentType === 'image/jpeg' ? 'دیدن در اندازهٔ کامل' : 'بازکردن پروندهٔ PDF'}
                  </TextAction>
                  <Text as="small" size="small" ink="muted">
                    {fileSizeText(size)}
                  </Text>
                  {onRemove && (
                    <IconButton
                      label={`حذف پروندهٔ ${toPersianDigits(index + 1)}`}
                      onClick={() => {
                        if (files.length === 1) close();
                        onRemove(id);
                      }}
                    >
                      <Trash2 size={20} />
                    </IconButton>
                  )}
                </Row>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
    </Modal>
  );
}
