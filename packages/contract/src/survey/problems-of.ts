import { isHandset } from '../handset'
import { answerParts, shownFields } from './shown-fields'
import type { SurveyAnswers, SurveyField, SurveyProblem } from './survey'

/** As for the name of a lead. */
const NAME_LENGTH = 12

const REGION_PARTS = 3

/** China is ahead of UTC by eight hours, all year. */
const CHINA_MS = 8 * 3_600_000

/** What is said about a required field without an answer. */
const MISSING: Readonly<Record<SurveyField['type'], string>> = {
  text: '请填写此项',
  textarea: '请填写此项',
  phone: '请输入手机号',
  name: '请输入姓名',
  choice: '请选择一项',
  choices: '请至少选择一项',
  date: '请选择日期',
  region: '请选择省、市、区',
  score: '请打分',
  file: '请上传文件',
  consent: '请先阅读并勾选',
  statement: '',
  page: '',
}

/** The rule of each type for an answer that is there: what is wrong with it, or nothing. */
const RULES: Readonly<
  Record<SurveyField['type'], (field: SurveyField, said: readonly string[]) => string | undefined>
> = {
  text: textProblem,
  textarea: textProblem,
  phone: (_field, [said = '']) => (isHandset(said) ? undefined : '请输入正确的手机号'),
  name: (_field, [said = '']) => (lengthOf(said) > NAME_LENGTH ? `姓名最多 ${NAME_LENGTH} 个字` : undefined),
  choice: ({ choices }, [said]) => (choices.some(({ id }) => id === said) ? undefined : MISSING.choice),
  choices: ({ choices, most }, said) => {
    if (!said.every((one) => choices.some(({ id }) => id === one))) return MISSING.choices
    return most > 0 && new Set(said).size > most ? `最多选 ${most} 项` : undefined
  },
  date: (field, [said = '']) => {
    const { first, last } = daysOf(field)
    if (!isDay(said)) return '请选择正确的日期'
    if (first && said < first) return `请选择 ${first} 或之后的日期`
    return last && said > last ? `请选择 ${last} 或之前的日期` : undefined
  },
  region: (_field, said) =>
    said.length === REGION_PARTS && said.every((id) => /^\d{6}$/.test(id)) ? undefined : MISSING.region,
  score: ({ scale }, [said = '']) =>
    (scale === 'stars' ? /^[1-5]$/ : /^(?:\d|10)$/).test(said) ? undefined : MISSING.score,
  file: ({ most_files }, said) => {
    if (!said.every((id) => /^[\da-f-]{36}$/.test(id))) return MISSING.file
    return said.length > most_files ? `最多 ${most_files} 个文件` : undefined
  },
  consent: () => undefined,
  statement: () => undefined,
  page: () => undefined,
}

/**
 * What is wrong with the answers, in the order of the fields. Fields that are not shown have no problems: nobody can
 * correct what they do not see.
 */
export function problemsOf(fields: readonly SurveyField[], answers: SurveyAnswers): SurveyProblem[] {
  return shownFields(fields, answers).flatMap((field) => {
    const said = answerParts(answers, field.id)
    const msg = said.length === 0 ? field.required && MISSING[field.type] : RULES[field.type](field, said)
    return msg ? [{ field: field.id, msg }] : []
  })
}

function textProblem({ format, least_length, most_length }: SurveyField, [said = '']: readonly string[]) {
  const length = lengthOf(said)
  if (length > most_length) return `最多 ${most_length} 个字，现在有 ${length} 个`
  if (length < least_length) return `至少 ${least_length} 个字`
  if (format === 'number' && !/^-?\d{1,12}(?:\.\d{1,4})?$/.test(said)) return '请输入数字'
  if (format === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(said)) return '请输入正确的邮箱'
  return undefined
}

/** The days that a date may lie between, in the format of an input of type `date`; empty for no bound. */
export function daysOf({ earliest, latest }: Pick<SurveyField, 'earliest' | 'latest'>): {
  first: string
  last: string
} {
  const dayOf = (moment?: number) =>
    moment === undefined ? '' : new Date(moment + CHINA_MS).toISOString().slice(0, 10)
  return { first: dayOf(earliest), last: dayOf(latest) }
}

/** As people count: a character beyond the first plane is one. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Whether a day exists in the calendar, in the format of an input of type `date`. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(+day) && day.toISOString().slice(0, 10) === text
}

/** These are personal without being marked so. */
const ALWAYS_PERSONAL: readonly SurveyField['type'][] = ['phone', 'name', 'file']

/** Whether a field asks for something that identifies somebody: that is stored encrypted, and requires a consent. */
export function isPersonal({ type, personal }: Pick<SurveyField, 'type' | 'personal'>): boolean {
  return ALWAYS_PERSONAL.includes(type) || (personal && type !== 'consent' && type !== 'statement')
}

/** A moment in China to the minute: `2026-11-23 09:00`. Empty for one that no calendar has. */
export function momentText(moment: number): string {
  const there = new Date(moment + CHINA_MS)
  return Number.isNaN(+there) ? '' : there.toISOString().slice(0, 16).replace('T', ' ')
}
