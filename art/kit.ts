// biome-ignore-all lint/performance/noBarrelFile: sixty drawings share this one vocabulary; nothing here reaches a bundle.
/** Everything a device needs to draw with. */
export * from './colour';
export * from './label';
export * from './lens';
export * from './materials';
export * from './palette';
export * from './pen';
export * from './shapes';
export * from './wallpaper';
