import { answerParts, type SurveyAnswers } from '@yingzao/contract/client'

/** The name of a field's inputs. Prefixed, because an id such as `submit` would hide a method of the form. */
export const inputName = (id: string) => `answer-${id}`

/** Types that are answered with a list. */
const MANY: readonly string[] = ['choices', 'region', 'file']

/** The answers in a form, by the ids of its fields; fields without an answer are left out. */
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
