/** The hour in China at which bases are made, when hardly anybody is online. */
const HOUR = 3
const CHINA_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** Whether no base has been made since it was last three in the morning in China. Times in milliseconds. */
export function isBaseDue(lastAt: number | undefined, now: Date): boolean {
  if (lastAt === undefined) return true
  const inChina = now.getTime() + CHINA_MS - HOUR * 3_600_000
  const dueSince = now.getTime() - (inChina % DAY_MS)
  return lastAt < dueSince
}
