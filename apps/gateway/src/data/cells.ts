import { isSafeAddress } from '@yingzao/schema/client'
import { z } from 'zod'

const text = z
  .union([z.string(), z.number().transform(String)], {
    error: ({ input }) => (input === undefined ? '不能为空' : '应为文字'),
  })
  .transform((raw) => raw.trim())

/** Cells of a line: in a CSV file all are text, in a JSON file they have types. Titles are Chinese column names. */
export const cell = {
  /** Letters, digits, `_` and `-`. */
  id: (title: string) =>
    text
      .pipe(z.string().regex(/^[\w-]{1,64}$/, '只能有字母、数字、- 和 _，不超过 64 个字符'))
      .meta({ title }),

  line: (title: string, max: number) =>
    text
      .pipe(
        z
          .string()
          .min(1, '不能为空')
          .max(max, `不能超过 ${max} 个字`)
          .regex(/^[^\p{Cc}]*$/u, '不能换行或有控制字符'),
      )
      .meta({ title }),

  paragraphs: (title: string, max: number) =>
    text
      .pipe(
        z
          .string()
          .min(1, '不能为空')
          .max(max, `不能超过 ${max} 个字`)
          .regex(/^[^\0]*$/, '有不可见的控制字符'),
      )
      .meta({ title }),

  integer: (title: string, { min = 0, max = 2_000_000_000 } = {}) =>
    z
      .union(
        [
          z.number(),
          z
            .string()
            .trim()
            .regex(/^-?\d+$/)
            .transform(Number),
        ],
        {
          error: ({ input }) => (input === undefined ? '不能为空' : '应为整数'),
        },
      )
      .pipe(z.number().int('应为整数').min(min, `不能小于 ${min}`).max(max, `不能大于 ${max}`))
      .meta({ title }),

  /** Yes or no, as 1 and 0. */
  flag: (title: string) =>
    z
      .preprocess(
        (raw) => FLAGS.get(typeof raw === 'string' ? raw.trim().toLowerCase() : raw),
        z.boolean('应为 1 或 0（是或否）'),
      )
      .meta({ title }),

  choice: <const Value extends string>(title: string, values: readonly Value[]) =>
    text.pipe(z.enum(values, `应为 ${values.join('、')} 之一`)).meta({ title }),

  /** A picture: an address, or a file beside the data file, which is stored. */
  image: (title: string) =>
    text
      .pipe(z.string().refine((raw) => isSafeAddress(raw, { use: 'image' }), '不是可用的图片地址或文件名'))
      .meta({ title }),

  /** An address that a page may lead to; its host is checked when somebody follows it. */
  link: (title: string, { placeholder = '' } = {}) =>
    text
      .pipe(
        z
          .string()
          .refine(
            (raw) => isSafeAddress(placeholder === '' ? raw : raw.replaceAll(placeholder, '1')),
            '不是可用的链接，应以 https:// 开头，或是以 / 开头的本站路径',
          ),
      )
      .meta({ title }),

  /** Any JSON, as text in a CSV file. */
  json: <Value extends z.ZodType>(title: string, value: Value) =>
    z.preprocess((raw) => (typeof raw === 'string' ? parseJson(raw) : raw), value).meta({ title }),

  time: (title: string) =>
    text
      .pipe(z.string().transform(readTime).pipe(z.date('应为时间，例如 2026-01-31 09:30（北京时间）')))
      .meta({ title }),
}

const FLAGS = new Map<unknown, boolean>([
  ...[1, true, '1', 'true', 'yes', '是'].map((yes) => [yes, true] as const),
  ...[0, false, '0', 'false', 'no', '否'].map((no) => [no, false] as const),
])

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** Without an offset a time is in Beijing time, as operators are there. */
function readTime(raw: string): Date | undefined {
  const [, date, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(raw) ?? []
  const moment = new Date(date ? `${date}T${time}+08:00` : raw)
  return /^\d{4}-\d{2}-\d{2}/.test(raw) && !Number.isNaN(moment.getTime()) ? moment : undefined
}
