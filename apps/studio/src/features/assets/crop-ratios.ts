/** Proportions that pages often want. Both sides are whole numbers up to 100, as the call takes them. */
export const CROP_RATIOS = [
  { value: '1:1', width: 1, height: 1 },
  { value: '3:4', width: 3, height: 4 },
  { value: '16:9', width: 16, height: 9 },
  { value: '750:400', width: 15, height: 8 },
] as const

/** Names the proportions that somebody types. */
export const FREE = 'free'
