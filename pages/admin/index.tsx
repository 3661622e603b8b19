import type { GetStaticProps } from 'next';
import { DeskStart } from '@/components/desk/DeskStart';
import { type SiteProps, staticPage } from '@/services/server/pageData';

export const getStaticProps: GetStaticProps<SiteProps> = () => staticPage(async () => ({}));

export default DeskStart;
