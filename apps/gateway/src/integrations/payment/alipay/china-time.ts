import { z } from 'zod'

/** Notices of refunds have milliseconds. */
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,3})?)$/

/** The moment of `2026-11-24 10:00:00` in China's time zone. Undefined: no such time. */
export function readChinaTime(text: string): Date | undefined {
  const [, day, time] = TIME.exec(text) ?? []
  const moment = new Date(`${day}T${time}+08:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** A time as Alipay writes it. */
export const chinaTime = z.string().transform((text, context) => {
  const moment = readChinaTime(text)
  if (moment) return moment
  context.addIssue('no time of China')
  return z.NEVER
})
