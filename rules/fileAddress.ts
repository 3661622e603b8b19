/** Address of the backend for browsers. */
const browserApi = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';

/** The address at which a browser loads a private file. @param link path of the backend, which is valid for ten minutes */
export const fileAddress = (link: string) => browserApi + link;
