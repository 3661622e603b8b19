import Head from 'next/head';
import { type ComponentType, useEffect, useState } from 'react';
import { Segments } from '@/components/ui/kit/Segments';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { ButtonGroup } from './ButtonGroup';
import { CardGroup } from './CardGroup';
import { ChoiceGroup } from './ChoiceGroup';
import { DialogGroup } from './DialogGroup';
import { FieldGroup } from './FieldGroup';
import { FileGroup } from './FileGroup';
import { FormGroup } from './FormGroup';
import { Introduction } from './Introduction';
import * as S from './Kit.styles';
import { LayoutGroup } from './LayoutGroup';
import { ListGroup } from './ListGroup';
import { MessageGroup } from './MessageGroup';
import { PriceGroup } from './PriceGroup';
import { RequestGroup } from './RequestGroup';
import type { Description } from './readDescriptions';
import { GalleryContext, Group } from './Specimen';
import { StepTables } from './StepTables';
import { TextGroup } from './TextGroup';

/** The parts of the gallery: what a screen is laid out with comes first. A part with a heading of the first level stands last. */
const groups: readonly (readonly [id: string, title: string, Parts: ComponentType])[] = [
  ['steps', 'Steps of type and space', StepTables],
  ['layout', 'Layout', LayoutGroup],
  ['text', 'Text', TextGroup],
  ['buttons', 'Buttons', ButtonGroup],
  ['fields', 'Fields', FieldGroup],
  ['choices', 'Choices', ChoiceGroup],
  ['forms', 'Parts of forms', FormGroup],
  ['files', 'Files and documents', FileGroup],
  ['prices', 'Prices, quantities and time', PriceGroup],
  ['messages', 'Messages and states', MessageGroup],
  ['dialogs', 'Dialogs and sheets', DialogGroup],
  ['lists', 'Lists', ListGroup],
  ['requests', 'Requests', RequestGroup],
  ['cards', 'Cards, headers and pages', CardGroup],
];

const themes = [
  { value: 'system', title: 'System' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const;
const widths = [
  { value: 'window', title: 'Window' },
  { value: 'narrow', title: '320 px' },
] as const;

type Theme = (typeof themes)[number]['value'];
type Width = (typeof widths)[number]['value'];

/** The gallery of the kit, where a new screen begins. @param descriptions of the components, by their names */
export function KitScreen({ descriptions }: { descriptions: Readonly<Record<string, Description>> }) {
  const [theme, setTheme] = useState<Theme>('system');
  const [width, setWidth] = useState<Width>('window');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
  }, [theme]);

  return (
    <GalleryContext value={{ descriptions, isNarrow: width === 'narrow' }}>
      <Container>
        <S.Page lang="en" dir="ltr">
          <Heading level={1} size="display">
            The kit
          </Heading>
          <Introduction />
          <Row gap={4} wrap>
            <Segments label="Theme" choices={themes} value={theme} onChange={setTheme} />
            <Segments label="Width of each state" choices={widths} value={width} onChange={setWidth} />
          </Row>
          <nav aria-label="Parts of the kit">
            <ul>
              {groups.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Stack gap={8}>
            {groups.map(([id, title, Parts]) => (
              <Group key={id} id={id} title={title}>
                <Parts />
              </Group>
            ))}
          </Stack>
        </S.Page>
      </Container>
      <Head>
        <title>The kit</title>
      </Head>
    </GalleryContext>
  );
}
