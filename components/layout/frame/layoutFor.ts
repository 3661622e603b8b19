import { paymentResultPath } from '@/rules/paymentResult';

/** The frame of a route. `header: 'signedIn'` shows the header to signed-in customers only. */
export type LayoutKind = {
  frame: 'general' | 'dashboard' | 'paymentResult';
  header: 'shown' | 'hidden' | 'signedIn';
  footer: 'shown' | 'hidden';
  /** The five main links on phones. A page that ends with a bar of its own has none, so that two bars never lie over each other. */
  bottomBar: 'shown' | 'hidden';
};

/** Routes without header and footer, beside all pages of the desk. An expression is shorter than a list in every first load. */
const bareRoute =
  /^\/(admin(\/.*)?|invoice|order|login|checked|pay(\/2)?|digiPay|keepa|buyInPerson|payment\/(summery|wallet|response)|leasingloanrequest(\/check(out)?)?|planloanrequest(\/form)?|planloanguide|loanlanding|beta|loanbeta\/(register|check))$/;

/** The frame of a path (without query). */
export function layoutFor(path: string): LayoutKind {
  const route = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const [, first] = route.split('/');
  const general: LayoutKind = { frame: 'general', header: 'shown', footer: 'shown', bottomBar: 'shown' };
  if (bareRoute.test(route))
    return { frame: 'general', header: 'hidden', footer: 'hidden', bottomBar: 'hidden' };
  if (route === '/cart') return { ...general, header: 'signedIn', bottomBar: 'hidden' };
  if (first === 'products') return { ...general, bottomBar: 'hidden' };
  if (route === paymentResultPath) return { ...general, frame: 'paymentResult' };
  if (first === 'dashboard') return { ...general, frame: 'dashboard' };
  return general;
}
