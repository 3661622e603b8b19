import type { ComponentType } from 'react';
import type { SitePart } from '@/contract/desk/siteDocuments';
import { BannerFields, BannerPreview } from './BannerEditor';
import { CompanyFields } from './CompanyEditor';
import { FaqFields, FaqPreview } from './FaqEditor';
import { HomeFields, HomePreview } from './HomeEditor';
import { MenuFields } from './MenuEditor';
import { MenuPreview } from './MenuPreview';
import { NoticeFields, NoticePreview } from './NoticeEditor';
import { PageFields, PagePreview } from './PageEditor';
import { PostFields, PostPreview } from './PostEditor';
import { ThemeFields } from './ThemeEditor';
import { ThemePreview } from './ThemePreview';

type Editor = {
  /** The fields of the form around it. */
  Fields: ComponentType;
  /** Shows the values of the form as shoppers would see them. */
  Preview?: ComponentType;
};

export const editors: Readonly<Record<SitePart, Editor>> = {
  company: { Fields: CompanyFields },
  home: { Fields: HomeFields, Preview: HomePreview },
  banners: { Fields: BannerFields, Preview: BannerPreview },
  notices: { Fields: NoticeFields, Preview: NoticePreview },
  menus: { Fields: MenuFields, Preview: MenuPreview },
  faq: { Fields: FaqFields, Preview: FaqPreview },
  posts: { Fields: PostFields, Preview: PostPreview },
  pages: { Fields: PageFields, Preview: PagePreview },
  theme: { Fields: ThemeFields, Preview: ThemePreview },
};
