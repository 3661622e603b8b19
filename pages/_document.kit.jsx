import { KitDocument } from '@/components/ui/gallery/KitDocument';

export default KitDocument;
