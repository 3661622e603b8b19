import { createContext, type ReactNode, useContext } from 'react';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import * as S from './Kit.styles';
import type { Description } from './readDescriptions';

type Gallery = {
  descriptions: Readonly<Record<string, Description>>;
  /** Whether every state has the width of the narrowest phone. */
  isNarrow: boolean;
};

export const GalleryContext = createContext<Gallery>({ descriptions: {}, isNarrow: false });

type StateProps = {
  /** What differs in this state, in English. */
  name: string;
  /** Takes the whole line. */
  wide?: boolean;
  /** On the dark ground that both themes have. */
  onNight?: boolean;
  children: ReactNode;
};

/** Shows a state of a component on the ground of a page. */
export function State({ name, wide, onNight, children }: StateProps) {
  return (
    <figure data-wide={wide || undefined}>
      <Text as="figcaption" size="caption" ink="muted">
        {name}
      </Text>
      <div className="shown" lang="fa" dir="rtl" data-night={onNight || undefined}>
        {children}
      </div>
    </figure>
  );
}

type SpecimenProps = Omit<StateProps, 'name'> & {
  /** Name of the component. */
  of: string;
  /** What is shown of it, when that is a single state; left out, the children are its states. */
  state?: string;
};

/** A component of the kit: its name, what its comment says of it, and its states. */
export function Specimen({ of, state, children, ...look }: SpecimenProps) {
  const { descriptions, isNarrow } = useContext(GalleryContext);
  const { place, text } = descriptions[of] ?? { place: '', text: '' };
  return (
    <Stack as="article" id={of} data-narrow={isNarrow || undefined}>
      <Stack gap={1}>
        <Heading level={3} size="title">
          {of}
        </Heading>
        <Text>{text}</Text>
        <Text as="code" size="caption" ink="muted">
          @/components/ui/{place}
        </Text>
      </Stack>
      <S.States>
        {state === undefined ? (
          children
        ) : (
          <State name={state} {...look}>
            {children}
          </State>
        )}
      </S.States>
    </Stack>
  );
}

/** A part of the gallery. @param id names the part in links to it */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={7} id={id}>
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
