import type { GetStaticPaths, GetStaticProps } from 'next';
import { useRouter } from 'next/router';
import { DeskScreen } from '@/components/desk/DeskScreen';
import { deskSections } from '@/components/desk/sections';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticPaths: GetStaticPaths = () => ({
  paths: deskSections.map(({ slug }) => ({ params: { section: slug } })),
  fallback: false,
});

/** A shell: the page is the same for everybody, and the browser loads the data of the section. */
export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default function DeskPage() {
  const { query } = useRouter();
  return <DeskScreen slug={String(query.section)} />;
}
