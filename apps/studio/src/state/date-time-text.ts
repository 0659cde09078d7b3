const IN_CHINA = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** A timestamp as clocks in China show it, wherever the user is: `2026-11-21 08:30`, with `exact` to the second. */
export function dateTimeText(timestamp: string, { exact = false } = {}): string {
  const parts = Object.fromEntries(
    IN_CHINA.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]),
  )
  const minute = `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
  return exact ? `${minute}:${parts.second}` : minute
}
