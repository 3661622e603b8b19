import { useFormContext, useWatch } from 'react-hook-form';
import * as E from '@/components/desk/kit/EntryList.styles';
import { MoveButtons, useMoveNotice } from '@/components/desk/kit/MoveButtons';
import { homeModuleTitles } from '@/components/desk/kit/parts';
import { Switch } from '@/components/ui/kit/Switch';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { toPersianDigits } from '@/utils/digits';
import * as P from './Preview.styles';
import { Stage } from './Stage';
import * as S from './siteEditor.styles';

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
    <S.Sheet as="div">
      <p className="hint">بخش‌ها به همین ترتیب در صفحهٔ نخست می‌آیند. بخش خاموش دیده نمی‌شود.</p>
      <E.Entries>
        {modules.map(({ key, visible }, index) => {
          const title = homeModuleTitles[key];
          return (
            <li key={key}>
              <div className="bar">
                <span className="open">
                  <small>{toPersianDigits(index + 1)}</small>
                  <span>{title}</span>
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
    </S.Sheet>
  );
}

/** The modules that shoppers see, as a sketch of the page. */
export function HomePreview() {
  const modules = useModules().filter(({ visible }) => visible);
  return (
    <Stage>
      <P.Sketch>
        {modules.map(({ key }) => (
          <li key={key} data-module={key}>
            {homeModuleTitles[key]}
          </li>
        ))}
      </P.Sketch>
    </Stage>
  );
}
