import { isRecord } from '@yingzao/schema/client'
import { eachBlock, type Said } from '../each'
import type { Rule } from '../rule'

interface Field {
  id: string
  label: string
  type: string
  required: boolean
  choices: readonly { id: string }[]
  showIf: Condition
}

interface Condition {
  tests: readonly { field: string; is: string; value: string }[]
}

interface End {
  id: string
  title: string
  showIf: Condition
}

/** Answers are stored by these ids. */
const keyRepeated: Rule = {
  id: 'survey-key-repeated',
  group: 'forms',
  severity: 'error',
  title: '题目、选项或结束页的编号重复',
  why: '答案按编号保存，两道题目用同一个编号时，答案会混在一起。',
  fix: '请删除其中一个，再用“添加”重新建立。',
  find: eachBlock('asksFields', ({ block }) => {
    const fields = fieldsOf(block.value)
    return [
      ...repeatedIn(fields).map((index) => ({
        path: `value.fields[${index}]`,
        message: `“${fields[index]?.label}”与前面的题目编号相同。`,
      })),
      ...repeatedIn(endsOf(block.value)).map((index) => ({
        path: `value.ends[${index}]`,
        message: `“${endsOf(block.value)[index]?.title}”与前面的结束页编号相同。`,
      })),
      ...fields.flatMap(({ choices, label }, index) =>
        repeatedIn(choices).map((choice) => ({
          path: `value.fields[${index}].choices[${choice}]`,
          message: `“${label}”有两个选项编号相同。`,
        })),
      ),
    ]
  }),
}

/** A condition that can never hold hides its field from everybody. */
const conditionDead: Rule = {
  id: 'survey-condition-dead',
  group: 'forms',
  severity: 'error',
  title: '显示条件永远不成立',
  why: '条件只能看排在前面的题目；看不到的题目没有人能填写。',
  fix: '请重新选择前面的题目和答案，或删除这个条件。',
  find: eachBlock('asksFields', ({ block }) => {
    const fields = fieldsOf(block.value)
    const ends = endsOf(block.value)
    return [
      ...fields.flatMap(({ label, showIf }, index) =>
        deadIn(showIf, fields.slice(0, index), { label, path: `value.fields[${index}]` }),
      ),
      ...ends.flatMap(({ title, showIf }, index) =>
        deadIn(showIf, fields, { label: title || `第 ${index + 1} 个结束页`, path: `value.ends[${index}]` }),
      ),
    ]
  }),
}

function deadIn(
  { tests }: Condition,
  earlier: readonly Field[],
  place: { label: string; path: string },
): Said[] {
  return tests.flatMap((test, index) => {
    const message = faultOf(test, earlier)
    if (message === undefined) return []
    return [{ path: `${place.path}.showIf.tests[${index}]`, message: `“${place.label}”的条件${message}` }]
  })
}

/** The end for everybody has a place of its own; one of these without a condition is never shown. */
const endWithoutCondition: Rule = {
  id: 'survey-end-without-condition',
  group: 'forms',
  severity: 'error',
  title: '结束页没有条件',
  why: '按答案显示的结束页没有条件时，没有人会看到它。',
  fix: '请给它加上条件；给所有人看的内容写在“提交之后”。',
  find: eachBlock('asksFields', ({ block }) =>
    endsOf(block.value).flatMap(({ title, showIf }, index) =>
      showIf.tests.length > 0
        ? []
        : [
            {
              path: `value.ends[${index}].showIf`,
              message: `“${title || `第 ${index + 1} 个结束页`}”没有条件。`,
            },
          ],
    ),
  ),
}

/** The same as `SURVEY_LIMITS` of the contract, on which this package does not depend. */
const MOST = { fields: 12, pages: 3 }

const tooLong: Rule = {
  id: 'survey-too-long',
  group: 'forms',
  severity: 'error',
  title: '表单太长',
  why: `一个表单最多 ${MOST.fields} 道题、${MOST.pages} 页，再长很少有人填完。`,
  fix: '请删去可以不问的题目，或拆成两个表单。',
  find: eachBlock('asksFields', ({ block }) => {
    const breaks = fieldsOf(block.value).filter(({ type }) => type === 'page').length
    const asked = fieldsOf(block.value).length - breaks
    const message =
      asked > MOST.fields ? `有 ${asked} 道题。` : breaks >= MOST.pages && `有 ${breaks + 1} 页。`
    return message ? [{ path: 'value.fields', message }] : []
  }),
}

/** A repeat is recognised by a phone number, or by a login, which visitors of most pages do not have. */
const onceUnknown: Rule = {
  id: 'survey-once-unknown',
  group: 'forms',
  severity: 'warning',
  title: '无法判断是否重复提交',
  why: '“每个手机号只能提交一次”按题目中的手机号判断；没有必填的手机号时，没有登录的访客可以提交多次。',
  fix: '请加一道必填的手机号题，或关闭这个开关。',
  find: eachBlock('asksFields', ({ block }) => {
    const hasPhone = fieldsOf(block.value).some(({ type, required }) => type === 'phone' && required)
    return block.value.once === true && !hasPhone
      ? [{ path: 'value.once', message: '没有必填的手机号题。' }]
      : []
  }),
}

function faultOf({ field, is, value }: Condition['tests'][number], earlier: readonly Field[]) {
  const asked = earlier.find(({ id }) => id === field)
  if (!asked) return '所看的题目不存在，或排在它后面。'
  if (asked.type === 'statement') return `看的是说明文字“${asked.label}”，它没有答案。`
  if (asked.type === 'page') return `看的是分页“${asked.label}”，它没有答案。`
  const isChosen = asked.type === 'choice' || asked.type === 'choices'
  const isOfChoices = ['is', 'isNot', 'anyOf', 'contains'].includes(is)
  const isKnown = value.split(',').every((one) => asked.choices.some(({ id }) => id === one))
  return isChosen && isOfChoices && !isKnown ? `要求的选项不在“${asked.label}”中。` : undefined
}

function repeatedIn(items: readonly { id: string }[]): number[] {
  return items.flatMap(({ id }, index) =>
    id !== '' && items.findIndex((item) => item.id === id) < index ? [index] : [],
  )
}

function fieldsOf(value: Readonly<Record<string, unknown>>): Field[] {
  return Array.isArray(value.fields)
    ? value.fields.filter(isRecord).map((field) => field as unknown as Field)
    : []
}

function endsOf({ ends }: Readonly<Record<string, unknown>>): End[] {
  return Array.isArray(ends) ? ends.filter(isRecord).map((end) => end as unknown as End) : []
}

export const surveyRules: readonly Rule[] = [
  keyRepeated,
  conditionDead,
  endWithoutCondition,
  tooLong,
  onceUnknown,
]
