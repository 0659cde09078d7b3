import { CONTAINERS } from '@yingzao/schema/client'
import { z } from 'zod'

/** CSS pixels: a small and a common phone, the design's own width, and the two stages of a desktop. */
export const WIDTHS = [320, 390, 750, 1000, 1440] as const

const BEIJING = '+08:00'

/** Browsers send an empty form field as an empty text. */
const unset = (value: unknown) => (value === '' ? undefined : value)

const BAD_WIDTH = '宽度 width 应为 200 到 2000 之间的整数，例如 390。'

const BAD_VERSION = '版本 version 最多 20 个字母、数字、点和横线，例如 6.43.0。'

const view = z.object({
  width: z.preprocess(
    unset,
    z.coerce.number(BAD_WIDTH).int(BAD_WIDTH).min(200, BAD_WIDTH).max(2000, BAD_WIDTH).default(390),
  ),
  text: z.preprocess(
    unset,
    z.enum(['normal', 'large'], '字号 text 只能是 normal 或 large。').default('normal'),
  ),
  /** The time on the page's clock, in milliseconds; undefined: it runs. */
  at: z.preprocess(unset, z.string().transform(readTime).optional()),
  /** The simulated place; undefined: none is, and taps have their real effect. */
  place: z.preprocess(
    unset,
    z.enum(CONTAINERS, `环境 place 只能是 ${CONTAINERS.join('、')}，留空则不模拟。`).optional(),
  ),
  /** Of the app; it need not be a proper one. */
  version: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[\w.-]{1,20}$/, BAD_VERSION)
      .default('6.43.0'),
  ),
  login: z.preprocess(unset, z.enum(['0', '1'], '登录 login 只能是 0 或 1。').default('0')),
})

/** How an example is to be looked at: how wide, with which text, at what time, as if in which place. */
export type View = z.output<typeof view>

/** Reads a view from a query. For an unusable value, returns what is wrong and what would be right. */
export function readView(query: unknown): { view: View } | { problem: string } {
  const { data, error } = view.safeParse(query)
  return data ? { view: data } : { problem: error.issues.map(({ message }) => message).join('\n') }
}

function readTime(text: string, context: z.RefinementCtx): number {
  const moment = Date.parse(`${text}${BEIJING}`)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) && !Number.isNaN(moment)) return moment
  context.addIssue('时间 at 应为北京时间，例如 2026-11-21T08:00。')
  return z.NEVER
}
