import { eachBlock } from '../each'
import type { Rule } from '../rule'

interface Person {
  name: string
  role: string
  advises: boolean
  adviser_no: string
}

/** Those who give advice can be looked up. */
const adviserNumber: Rule = {
  id: 'adviser-number',
  group: 'compliance',
  severity: 'error',
  title: '提供投资建议的人没有执业编号',
  why: '向公众提供投资建议的人必须具有执业资格，访客要能按编号查证。',
  fix: '请填写与中国证券业协会公示一致的执业编号；不提供投资建议的人请关闭“提供投资建议”。',
  find: eachBlock('people', ({ block: { value } }) =>
    (value.list as Person[]).flatMap((person, index) =>
      givesAdvice(person) && !IS_NUMBER.test(person.adviser_no)
        ? [{ path: `value.list[${index}].adviser_no`, message: `${nameOf(person, index)}没有执业编号。` }]
        : [],
    ),
  ),
}

/** Text in its place, such as 申请中, is not a number. */
const IS_NUMBER = /\d{4}/

/** Somebody who is called an adviser is one, whatever the switch says. */
function givesAdvice({ advises, role }: Person): boolean {
  return advises || /投资顾问|投顾|分析师/.test(role)
}

function nameOf({ name }: Person, index: number): string {
  return name ? `“${name}”` : `第 ${index + 1} 位`
}

export const adviserRules: readonly Rule[] = [adviserNumber]
