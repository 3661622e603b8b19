import { DeskFrame } from './DeskFrame';
import { deskSections } from './sections';

/** `/admin/{slug}`: a section of the desk. */
export function DeskScreen({ slug }: { slug: string }) {
  const section = deskSections.find((one) => one.slug === slug);
  return (
    section && (
      <DeskFrame section={section}>
        <section.Screen key={slug} />
      </DeskFrame>
    )
  );
}
