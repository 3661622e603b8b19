import { screen, waitFor, within } from '@testing-library/react';
import TopBanner from '@/components/browse/banner/TopBanner';
import Footer from '@/components/layout/footer/Footer';
import SupportPanel from '@/components/layout/frame/SupportPanel';
import { Header } from '@/components/layout/header/Header';
import { BranchesScreen } from '@/components/layout/site/BranchesScreen';
import type { Branch, NotificationBanner } from '@/contract/site';
import { userInfoChanged } from '@/store/session/session';
import { footerLinksCss } from '@/styles/frame/bars';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

const company = aSite().company;

/** Waits for the strip above the header, which loads last. */
const strip = {
  id: 1,
  type: 0,
  active: true,
  mobileView: false,
  imageUrl: null,
  link: null,
  alt: 'ارسال رایگان',
  viewCount: 0,
} as const;

describe('the header', () => {
  test('shows the logo of the company if it has one', async () => {
    const site = aSite({ company: { ...company, companyLogoUrl: '/logo.svg' }, topBanners: [strip] });
    openScreen(<Header />, { site });
    await waitFor(() => expect(screen.getByRole('img', { name: 'پله' })).toHaveAttribute('src', '/logo.svg'));
    expect(hrefOf('پله')).toBe('/');
  });

  test('shows the mark and the name of a company without a logo', async () => {
    openScreen(<Header />, { site: aSite({ topBanners: [strip] }) });
    expect(await screen.findByText('ارسال رایگان')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'پله' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'پله' })).toHaveTextContent('پله');
  });
});

describe('the footer', () => {
  test('shows its logo, the copyright text of the company and the address of the site', () => {
    const site = aSite({
      footerLogo: '/footer.svg',
      siteLink: [
        { title: 'شبکهٔ اجتماعی', link: 'https://social.example', linkType: 1 },
        { title: 'pelle.example', link: 'https://pelle.example', linkType: 2 },
      ],
    });
    openScreen(<Footer site={site} />, { site });
    expect(screen.getByRole('img', { name: 'پله' })).toHaveAttribute('src', '/footer.svg');
    expect(screen.getByText('© ۱۴۰۴ پله. همهٔ حقوق محفوظ است.')).toBeInTheDocument();
    expect(hrefOf('pelle.example')).toBe('https://pelle.example');
    expect(screen.queryByRole('link', { name: 'شبکهٔ اجتماعی' })).not.toBeInTheDocument();
  });

  test('links a seal to its verification page and sends it the referrer', () => {
    const link = 'https://trustseal.enamad.ir/?id=1&Code=a';
    const seal = {
      title: 'نماد اعتماد الکترونیکی',
      imageUrl: 'https://trustseal.enamad.ir/logo.aspx?id=1&Code=a',
      link,
    };
    const site = aSite({ company: { ...company, licences: [seal] } });
    openScreen(<Footer site={site} />, { site });
    const anchor = screen.getByRole('link', { name: 'نماد اعتماد الکترونیکی' });
    expect(anchor).toHaveAttribute('href', link);
    expect(anchor).toHaveAttribute('referrerpolicy', 'origin');
    expect(anchor).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('img', { name: 'نماد اعتماد الکترونیکی' })).toHaveAttribute('width', '64');
  });

  test('hides the section of seals when there are none', () => {
    const site = aSite();
    openScreen(<Footer site={site} />, { site });
    expect(screen.queryByText('مجوزها')).not.toBeInTheDocument();
  });

  test('shows a customer no sign-in link', () => {
    const site = aSite({
      footer: [{ title: 'خرید من', links: [{ title: 'ورود یا ثبت‌نام', link: '/login' }] }],
    });
    const footer = (
      <>
        {/* Pages take it from their shared file. */}
        <style>{footerLinksCss}</style>
        <Footer site={site} />
      </>
    );
    const { store } = openScreen(footer, { site });
    const entrance = screen.getByText('ورود یا ثبت‌نام');
    expect(entrance).toBeVisible();
    store.dispatch(userInfoChanged(aUserInfo()));
    expect(entrance).not.toBeVisible();
    store.dispatch(userInfoChanged(null));
    expect(entrance).toBeVisible();
  });
});

describe('the strip above the header', () => {
  const banner = (over: Partial<NotificationBanner>): NotificationBanner => ({ ...strip, ...over });

  test('shows its picture with an alternative text and the link of the banner', () => {
    const site = aSite({
      topBanners: [banner({ imageUrl: '/art/strip.webp', link: '/shop?discounted=true' })],
    });
    openScreen(<TopBanner site={site} />, { site });
    expect(hrefOf('ارسال رایگان')).toBe('/shop?discounted=true');
    expect(screen.getByRole('img', { name: 'ارسال رایگان' })).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('/art/strip.webp')),
    );
  });

  test('shows text without a link when the banner has neither picture nor link', () => {
    const site = aSite({ topBanners: [banner({})] });
    openScreen(<TopBanner site={site} />, { site });
    expect(screen.getByText('ارسال رایگان')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'ارسال رایگان' })).not.toBeInTheDocument();
  });

  test('has its own banner on phones if the shop has one', () => {
    const site = aSite({
      topBanners: [banner({}), banner({ id: 2, mobileView: true, alt: 'ارسال رایگان تهران' })],
    });
    openScreen(<TopBanner site={site} />, { site });
    expect(screen.getByText('ارسال رایگان').closest('aside')).toHaveAttribute('data-view', 'wide');
    expect(screen.getByText('ارسال رایگان تهران').closest('aside')).toHaveAttribute('data-view', 'narrow');
  });
});

test('shows the branches of the shop with the support button', async () => {
  const branch: Branch = {
    id: 1,
    title: 'شعبهٔ ونک',
    provinceTitle: 'تهران',
    cityTitle: 'تهران',
    address: 'میدان ونک',
    tell: '021-91000010',
    hours: '۱۰ تا ۲۱',
    latitude: null,
    longitude: null,
  };
  const { user } = openScreen(<SupportPanel company={company} />, {
    with: {
      'GET /public/branchs': [branch],
      'GET /public/conversation': { messages: [], hasEarlier: false, unseen: 0 },
    },
  });
  await user.click(await screen.findByText('شعبه‌ها'));
  expect(screen.getByText('شعبهٔ ونک، تهران')).toBeVisible();
  expect(hrefOf('۰۲۱-۹۱۰۰۰۰۱۰')).toBe('tel:021-91000010');
});

describe('the page of the branches', () => {
  const vanak: Branch = {
    id: 3,
    title: 'شعبهٔ ونک',
    provinceTitle: 'تهران',
    cityTitle: 'تهران',
    address: 'خیابان گاندی، کوچهٔ ۱۲',
    tell: '021-91000000',
    hours: 'شنبه تا پنجشنبه، 10 تا 20',
    latitude: 35.7575,
    longitude: 51.41,
  };

  test('a branch has its address, hours and telephone, and reserves the basket for pick-up', () => {
    openScreen(
      <BranchesScreen
        site={aSite()}
        branches={[vanak, { ...vanak, id: 4, title: 'شعبهٔ کرج', provinceTitle: 'البرز', cityTitle: 'کرج' }]}
      />,
    );
    const [first, second] = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('li'));
    if (!first || !second) throw new Error('A branch is missing.');
    expect(first).toHaveTextContent('تهران، خیابان گاندی');
    expect(first).not.toHaveTextContent('تهران، تهران');
    expect(first).toHaveTextContent('شنبه تا پنجشنبه، ۱۰ تا ۲۰');
    expect(hrefOf('۰۲۱-۹۱۰۰۰۰۰۰', within(first))).toBe('tel:02191000000');
    expect(hrefOf(/رزرو/, within(first))).toBe('/order?branch=3');
    expect(second).toHaveTextContent('البرز، کرج');
    expect(hrefOf(/مسیر روی نقشه/, within(first))).toBe(
      'https://www.openstreetmap.org/?mlat=35.7575&mlon=51.41#map=17/35.7575/51.41',
    );
    expect(hrefOf(/برنامهٔ نقشه/, within(first))).toBe('geo:35.7575,51.41?q=35.7575,51.41');
  });

  test('says that there is no branch', () => {
    openScreen(<BranchesScreen site={aSite()} branches={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('شعبه‌ای');
  });
});
