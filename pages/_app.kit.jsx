import { KitApp } from '@/components/ui/gallery/KitApp';

export default KitApp;
