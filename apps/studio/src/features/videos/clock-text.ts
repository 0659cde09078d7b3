/** Seconds as players show them: `3:25`, `1:02:07`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

const CLOCK = /^(?:(\d{1,2})[:：])?(\d{1,3})[:：]([0-5]?\d)$/

/** The seconds of a time as people write it, `03:25` or `1:02:07`. Undefined: it is not a time. */
export function secondsOf(text: string): number | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(text.trim()) ?? []
  if (minutes === undefined || (hours !== undefined && Number(minutes) > 59)) return undefined
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
}
