/** `z-index` of everything above the page, lowest first. */
export const layers = {
  raised: 1,
  stickyBar: 10,
  header: 20,
  bottomBar: 20,
  chat: 25,
  scrim: 30,
  menu: 31,
  overlay: 40,
  popup: 45,
  toast: 50,
  progress: 60,
} as const;
