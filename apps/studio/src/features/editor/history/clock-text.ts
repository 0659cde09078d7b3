const clock = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** When in the day something was done, on the clock of this machine. */
export function clockText(moment: number): string {
  return clock.format(moment)
}
