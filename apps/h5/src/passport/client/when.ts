/** China is ahead of UTC by eight hours, all year. */
const CHINA_MS = 8 * 3_600_000

/** Returns `2026年11月24日`, as days are counted in China, wherever the phone is. */
export function dayText(moment: number): string {
  const [year, month, day] = parts(moment)
  return `${year}年${Number(month)}月${Number(day)}日`
}

/** `2026年11月24日 20:05`. */
export function minuteText(moment: number): string {
  const [, , , hour, minute] = parts(moment)
  return `${dayText(moment)} ${hour}:${minute}`
}

/** `29:05` for what is left until then; a moment in the past leaves nothing. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function parts(moment: number): string[] {
  return new Date(moment + CHINA_MS).toISOString().split(/\D/)
}
