declare module 'iran-cities-json' {
  export const ostan: { id: number; name: string }[];
  export const shahr: { id: number; name: string; ostan: number }[];
}
