import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import * as E from '@/components/desk/kit/EntryList.styles';
import { MoveButtons, useMoveNotice } from '@/components/desk/kit/MoveButtons';
import { homeModuleTitles } from '@/components/desk/kit/parts';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { toPersianDigits } from '@/utils/digits';
import { Stage } from './Stage';

/** A sketch of the home page. */
const Sketch = styled(Stack)`
  inline-size: min(100%, 480px);
  margin-inline: auto;

  li {
    display: grid;
    place-items: center;
    min-block-size: 64px;
    border-radius: var(--radius-m);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    color: var(--ink-2);
  }
  li[data-module='hero'] {
    min-block-size: 112px;
    background: var(--hero-ground);
  }
  li[data-module='promotion'] {
    background: var(--night);
    color: var(--on-night);
  }
  li[data-module='calculator'],
  li[data-module='newest'],
  li[data-module='bestSelling'] {
    min-block-size: 112px;
  }
`;

type Modules = SiteDocuments['home']['modules'];

const useModules = (): Modules => useWatch({ name: 'modules' }) ?? [];

/** Order and visibility of the modules of the home page. */
export function HomeFields() {
  const { setValue } = useFormContext();
  const modules = useModules();
  const { notice, announceMove } = useMoveNotice();
  const change = (next: Modules) => setValue('modules', next, { shouldDirty: true });

  function move(from: number, to: number) {
    const moved = modules[from];
    if (!moved) return;
    change(modules.toSpliced(from, 1).toSpliced(to, 0, moved));
    announceMove(homeModuleTitles[moved.key], to);
  }

  return (
    <Card as="div" gap={4}>
      <Text size="small" ink="muted">
        بخش‌ها به همین ترتیب در صفحهٔ نخست می‌آیند. بخش خاموش دیده نمی‌شود.
      </Text>
      <E.Entries>
        {modules.map(({ key, visible }, index) => {
          const title = homeModuleTitles[key];
          return (
            <li key={key}>
              <div className="bar">
                <span className="open">
                  <Text as="small" size="caption" ink="faint">
                    {toPersianDigits(index + 1)}
                  </Text>
                  <b>{title}</b>
                </span>
                <Switch
                  label={`دیده‌شدن ${title}`}
                  hiddenLabel
                  checked={visible}
                  onChange={({ currentTarget }) =>
                    change(modules.with(index, { key, visible: currentTarget.checked }))
                  }
                />
                <MoveButtons
                  title={title}
                  index={index}
                  count={modules.length}
                  onMove={(to) => move(index, to)}
                />
              </div>
            </li>
          );
        })}
      </E.Entries>
      {notice}
    </Card>
  );
}

/** The modules that shoppers see, as a sketch of the page. */
export function HomePreview() {
  const modules = useModules().filter(({ visible }) => visible);
  return (
    <Stage>
      <Sketch forwardedAs="ol" gap={2}>
        {modules.map(({ key }) => (
          <li key={key} data-module={key}>
            {homeModuleTitles[key]}
          </li>
        ))}
      </Sketch>
    </Stage>
  );
}
