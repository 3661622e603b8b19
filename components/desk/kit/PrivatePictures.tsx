import styled from 'styled-components';
import { TextAction } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import type { StoredFile } from '@/contract/file';
import { fileAddress } from '@/rules/fileAddress';
import { toPersianDigits } from '@/utils/digits';

const FileLink = styled.a`
  img {
    inline-size: 112px;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: var(--radius-s);
    background: var(--sunken);
  }
`;

/** Customers' private files as links, with previews of pictures. Every view is recorded by the backend. @param name «عکس مرجوعی» */
export function PrivatePictures({ files, name }: { files: readonly StoredFile[]; name: string }) {
  return (
    <Row wrap>
      {files.map(({ id, link, contentType }, index) => {
        const title = `${name} ${toPersianDigits(index + 1)}`;
        return (
          <TextAction as={FileLink} key={id} href={fileAddress(link)} target="_blank" rel="noreferrer">
            {contentType === 'application/pdf' ? (
              `${title} (PDF)`
            ) : (
              // biome-ignore lint/performance/noImgElement: a private file behind a signed link; the image optimiser must not keep it.
              <img src={fileAddress(link)} alt={title} loading="lazy" />
            )}
          </TextAction>
        );
      })}
    </Row>
  );
}
