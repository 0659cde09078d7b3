import { eachBlock, eachText } from '../each'
import type { Page, PageBlock } from '../page'
import type { Rule } from '../rule'

const DAY = 86_400_000

/** A countdown that is published has time left. */
const countdownEnded: Rule = {
  id: 'countdown-ended',
  group: 'time',
  severity: 'warning',
  title: '倒计时已结束',
  why: '访客看到的只有 00，容易以为活动已经结束。',
  fix: '请改为将来的时间，或删除这个倒计时。',
  find: eachCountdown((endTime, { now }) => endTime <= now && '倒计时的结束时间已经过去。'),
}

/** No countdown ends after the campaign. */
const countdownAfterEnd: Rule = {
  id: 'countdown-after-end',
  group: 'time',
  severity: 'warning',
  title: '倒计时晚于活动结束',
  why: '活动已经结束，倒计时还在走，访客会以为仍可参加。',
  fix: '请把倒计时改到活动结束之前，或延长活动时间。',
  find: eachCountdown((endTime, { facts: { window } }) => {
    const end = window?.end_at ?? null
    return end !== null && endTime > end && '倒计时在活动结束之后才归零。'
  }),
}

/** A countdown of more than two years most likely has the wrong year. */
const countdownFar: Rule = {
  id: 'countdown-far',
  group: 'time',
  severity: 'info',
  title: '倒计时在两年以后',
  why: '这么久的倒计时通常是年份写错了。',
  fix: '请核对结束时间的年份。',
  find: eachCountdown((endTime, { now }) => endTime > now + 730 * DAY && '结束时间在两年以后。'),
}

/** A countdown in a sentence says what it counts down to. */
const countdownNameless: Rule = {
  id: 'countdown-nameless',
  group: 'time',
  severity: 'warning',
  title: '倒计时没有名称',
  why: '“一句话”样式会写成“距还剩……”，读不通。',
  fix: '请填写名称，例如“开营”。',
  find: eachBlock(
    'timeLeft',
    ({ block: { value } }) =>
      value.type === 5 && value.name === '' && { path: 'value.name', message: '“一句话”样式需要名称。' },
  ),
}

const UNTIL =
  /(?:截止|截至|结束|有效期至|报名至|即日起至|持续到)[^\d\n]{0,6}(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})|(\d{4})\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?[^\d\n]{0,4}(?:截止|结束|前报名|前领取)/

/** A deadline that is written out is in the future. */
const datePast: Rule = {
  id: 'date-past',
  group: 'time',
  severity: 'warning',
  title: '文字里的截止日期已过',
  why: '访客读到过期的日期，会以为活动已经结束。',
  fix: '请改为将来的日期，或删去这句话。',
  find: eachText(({ plain }, { now }) => {
    const match = UNTIL.exec(plain)
    if (match === null || isDataNote(plain)) return false
    const [year = 0, month = 0, day = 0] = match.slice(1).filter(Boolean).map(Number)
    return endOfDay(year, month, day) < now && `${year} 年 ${month} 月 ${day} 日已经过去。`
  }),
}

/** The date of data is always in the past. */
function isDataNote(plain: string): boolean {
  return /数据|来源|统计|净值|收益|涨|排名|规模/.test(plain)
}

/** The end of a day in Beijing, where the readers are. */
function endOfDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day + 1) - 8 * 3_600_000
}

/** Visits the end of every countdown that has one. Missing ends are reported when the document is read. */
function eachCountdown(look: (endTime: number, page: Page) => string | false): Rule['find'] {
  return eachBlock('timeLeft', ({ block }: PageBlock, page) => {
    const { endTime } = block.value
    const message = typeof endTime === 'number' && endTime !== 0 && look(endTime, page)
    return message && { path: 'value.endTime', message }
  })
}

export const countdownRules: readonly Rule[] = [
  countdownEnded,
  countdownAfterEnd,
  countdownFar,
  countdownNameless,
  datePast,
]
