/**
 * Props of a link to a customer's page. For a guest the link leads to the login, which then opens the page. When scripts run,
 * `data-person` opens the login over the current page instead (`services/browser/page.ts`).
 * @param path without a query
 */
export const personalLink = (path: string, signedIn: boolean) =>
  signedIn ? { href: path } : { href: `/login?c=${path}`, 'data-person': '' };
