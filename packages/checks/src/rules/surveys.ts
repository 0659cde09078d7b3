import { isRecord } from '@yingzao/schema/client'
import { eachBlock, type Said } from '../each'
import type { Rule } from '../rule'

interface Field {
  id: string
  label: string
  type: string
  choices: readonly { id: string }[]
  showIf: { tests: readonly { field: string; is: string; value: string }[] }
}

/** Answers are kept under these. */
const keyRepeated: Rule = {
  id: 'survey-key-repeated',
  group: 'forms',
  severity: 'error',
  title: '题目或选项的编号重复',
  why: '答案按编号保存，两道题目用同一个编号时，答案会混在一起。',
  fix: '请删除其中一个，再用“添加”重新建立。',
  find: eachBlock('asksFields', ({ block }) => {
    const fields = fieldsOf(block.value)
    return [
      ...repeatedIn(fields).map((index) => ({
        path: `value.fields[${index}]`,
        message: `“${fields[index]?.label}”与前面的题目编号相同。`,
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
    return fields.flatMap(({ label, showIf }, index) =>
      showIf.tests.flatMap((test, place): Said[] => {
        const message = faultOf(test, fields.slice(0, index))
        return message === undefined
          ? []
          : [{ path: `value.fields[${index}].showIf.tests[${place}]`, message: `“${label}”的条件${message}` }]
      }),
    )
  }),
}

function faultOf({ field, is, value }: Field['showIf']['tests'][number], earlier: readonly Field[]) {
  const asked = earlier.find(({ id }) => id === field)
  if (!asked) return '所看的题目不存在，或排在它后面。'
  if (asked.type === 'statement') return `看的是说明文字“${asked.label}”，它没有答案。`
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

export const surveyRules: readonly Rule[] = [keyRepeated, conditionDead]
