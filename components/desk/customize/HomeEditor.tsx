import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChevronUp } from '@/components/ui/customerIcons';
import { IconButton } from '@/components/ui/IconButton';
import { ChevronDown } from '@/components/ui/icons';
import { Switch } from '@/components/ui/Switch';
import type { SiteDocuments } from '@/contract/desk/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Customize.styles';
import { homeModuleTitles } from './parts';
import { Stage } from './Stage';

type Modules = SiteDocuments['home']['modules'];

const useModules = (): Modules => useWatch({ name: 'modules' }) ?? [];

/** Order and visibility of the modules of the home page. */
export function HomeFields() {
  const { setValue } = useFormContext();
  const modules = useModules();
  const [said, setSaid] = useState('');
  const change = (next: Modules) => setValue('modules', next, { shouldDirty: true });

  function move(from: number, to: number) {
    const moved = modules[from];
    if (!moved) return;
    change(modules.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(`«${homeModuleTitles[moved.key]}» به جایگاه ${toPersianDigits(to + 1)} رفت.`);
  }

  return (
    <S.Sheet as="div">
      <p className="hint">بخش‌ها به همین ترتیب در صفحهٔ نخست می‌آیند. بخش خاموش دیده نمی‌شود.</p>
      <S.Entries>
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
                <IconButton
                  label={`بالا بردن ${title}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ChevronUp size={20} />
                </IconButton>
                <IconButton
                  label={`پایین بردن ${title}`}
                  disabled={index === modules.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ChevronDown size={20} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </S.Entries>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </S.Sheet>
  );
}

/** The modules that shoppers see, as a sketch of the page. */
export function HomePreview() {
  const modules = useModules().filter(({ visible }) => visible);
  return (
    <Stage>
      <S.Sketch>
        {modules.map(({ key }) => (
          <li key={key} data-module={key}>
            {homeModuleTitles[key]}
          </li>
        ))}
      </S.Sketch>
    </Stage>
  );
}
