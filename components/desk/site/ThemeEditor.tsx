import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { Input } from '@/components/ui/kit/Field.styles';
import { IconButton } from '@/components/ui/kit/IconButton';
import { Undo2 } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { Segments } from '@/components/ui/kit/Segments';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { colourPairs, contrastOf } from '@/utils/contrast';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import type { Palette, PaletteColour } from '@/utils/palette';
import { radii } from '@/utils/palette';
import { EditorSheet } from './EditorSheet';
import { colourGroups, colourTitles, palettes, type ThemeName, useTheme } from './palette';

const themes = [
  { value: 'light', title: 'روشن' },
  { value: 'dark', title: 'تیره' },
] as const;

const radiusTitles: Readonly<Record<keyof typeof radii, string>> = {
  'radius-s': 'درون کارت',
  'radius-m': 'دکمه و فیلد',
  'radius-l': 'کارت',
  'radius-xl': 'پنل و پنجره',
};
const radiusNames = keysOf(radii);
const largestRadius = 40;

/** A colour with its picker. */
const Colour = styled(Row)`
  label {
    flex: 1;
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  input[type='color'] {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: var(--space-1);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    cursor: pointer;
  }
`;

const Code = styled(Input)`
  inline-size: 112px;
  block-size: 44px;
`;

/** A pair of colours whose contrast counts. */
const Pair = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  font-size: var(--text-small);
  &[data-low] {
    border-color: var(--danger);
  }
  bdi {
    font-weight: 700;
  }
`;

const Range = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);

  input {
    grid-row: 2;
    accent-color: var(--accent-strong);
  }
  output {
    grid-row: 2;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** Colours of both themes with the contrast of every pair, and radii. */
export function ThemeFields() {
  const { setValue } = useFormContext();
  const values = useTheme();
  const [theme, setTheme] = useState<ThemeName>('light');
  const own = palettes[theme];
  const palette: Palette = { ...own, ...values[theme] };

  /** Keeps only what differs from the shop's own colour. */
  function setColour(name: PaletteColour, colour: string) {
    const { [name]: _old, ...others } = values[theme];
    const isOwn = colour.toUpperCase() === own[name].toUpperCase();
    setValue(theme, isOwn ? others : { ...others, [name]: colour.toUpperCase() }, { shouldDirty: true });
  }
  function setRadius(name: keyof typeof radii, px: number) {
    const { [name]: _old, ...others } = values.radius;
    setValue('radius', px === radii[name] ? others : { ...others, [name]: px }, { shouldDirty: true });
  }

  return (
    <>
      <Card as="div" gap={4}>
        <Segments label="پوستهٔ رنگ" choices={themes} value={theme} onChange={setTheme} />
        <Contrasts palette={palette} />
      </Card>
      {colourGroups.map(({ title, colours }) => (
        <EditorSheet key={title} title={title}>
          <Grid as="ul" minCell={300} gap={3}>
            {colours.map(([name, label]) => (
              <ColourRow
                key={`${theme}${name}`}
                label={label}
                colour={palette[name]}
                isOwn={values[theme][name] === undefined}
                onChange={(colour) => setColour(name, colour)}
                onReset={() => setColour(name, own[name])}
              />
            ))}
          </Grid>
        </EditorSheet>
      ))}
      <EditorSheet title="گردی گوشه‌ها">
        <Grid minCell={260} gap={3}>
          {radiusNames.map((name) => {
            const px = values.radius[name] ?? radii[name];
            return (
              <Range key={name}>
                {radiusTitles[name]}
                <input
                  type="range"
                  min={0}
                  max={largestRadius}
                  value={px}
                  aria-valuetext={`${toPersianDigits(px)} پیکسل`}
                  onChange={({ currentTarget }) => setRadius(name, Number(currentTarget.value))}
                />
                <output>{toPersianDigits(px)} پیکسل</output>
              </Range>
            );
          })}
        </Grid>
      </EditorSheet>
    </>
  );
}

type RowProps = {
  label: string;
  /** `#RRGGBB`. */
  colour: string;
  isOwn: boolean;
  onChange: (colour: string) => void;
  onReset: () => void;
};

/** A colour with a picker and its code. An unfinished code is not taken over. */
function ColourRow({ label, colour, isOwn, onChange, onReset }: RowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Colour forwardedAs="li">
      <label>
        {label}
        <input
          type="color"
          aria-label={label}
          value={colour}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <Code
        type="text"
        dir="ltr"
        aria-label={`کد ${label}`}
        maxLength={7}
        value={typed ?? colour}
        aria-invalid={typed !== null && !isColour(typed) ? true : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (isColour(currentTarget.value)) onChange(currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <IconButton label={`بازگرداندن ${label}`} disabled={isOwn} onClick={onReset}>
        <Undo2 size={16} />
      </IconButton>
    </Colour>
  );
}

/** The contrast of every pair that the shop uses. Too low a contrast cannot be published. */
function Contrasts({ palette }: { palette: Palette }) {
  const pairs = colourPairs.map((pair) => ({
    ...pair,
    contrast: contrastOf(palette[pair.front], palette[pair.back]),
  }));
  const low = pairs.filter(({ contrast, lowest }) => contrast < lowest);
  const format = (ratio: number) => toPersianDigits(Math.floor(ratio * 100) / 100).replace('.', '٫');
  return (
    <>
      {low.length === 0 ? (
        <Note kind="success">همهٔ نوشته‌ها خوانا هستند: کنتراست هر جفت رنگ از حد WCAG بیشتر است.</Note>
      ) : (
        <Note kind="danger">
          {toPersianDigits(low.length)} جفت رنگ خوانا نیست و با این رنگ‌ها نمی‌توان منتشر کرد.
        </Note>
      )}
      <PlusDetails open={low.length > 0 || undefined} title="کنتراست جفت‌های رنگ">
        <Grid as="ul" minCell={300} gap={2} aria-label="کنتراست رنگ‌ها">
          {[...low, ...pairs.filter((pair) => !low.includes(pair))].map(
            ({ front, back, contrast, lowest }) => (
              <Pair key={`${front} ${back}`} data-low={contrast < lowest || undefined}>
                <span>
                  {colourTitles.get(front)} روی {colourTitles.get(back)}
                </span>
                <span>
                  <bdi>{format(contrast)}</bdi> از {format(lowest)}
                </span>
              </Pair>
            ),
          )}
        </Grid>
      </PlusDetails>
    </>
  );
}
