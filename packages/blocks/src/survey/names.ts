import { answerParts, type SurveyAnswers } from '@yingzao/contract/client'

/** What the inputs of a field are called: with a beginning, or an id such as `submit` would hide what a form can do. */
export const inputName = (id: string) => `answer-${id}`

/** Types that are answered with a list. */
const MANY: readonly string[] = ['choices', 'region', 'file']

/** What stands in a form, by the ids of its fields; what nothing was said to is left out. */
export function answersIn(
  data: { getAll(name: string): readonly unknown[] },
  fields: readonly { id: string; type: string }[],
): SurveyAnswers {
  const answers: Record<string, string | readonly string[]> = {}
  for (const { id, type } of fields) {
    const said = answerParts({ [id]: data.getAll(inputName(id)).map(String) }, id)
    if (said.length > 0) answers[id] = MANY.includes(type) ? said : (said[0] as string)
  }
  return answers
}
