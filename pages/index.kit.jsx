import { KitScreen } from '@/components/ui/gallery/KitScreen';
import { readDescriptions } from '@/components/ui/gallery/readDescriptions';

export default KitScreen;

export const getStaticProps = () => ({ props: { descriptions: readDescriptions() } });
