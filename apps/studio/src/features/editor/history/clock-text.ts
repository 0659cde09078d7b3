const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** When in the day something was done, as clocks in China show it. */
export function clockText(timestamp: number): string {
  return clock.format(timestamp)
}
