/** The places of banners on the home page (`Banner.moduleNumber`): the hero's slides, a pair after the newest products, one strip. */
export const bannerModules = { hero: 1, pair: 2, strip: 3 } as const;
