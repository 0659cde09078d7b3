import { errors, type RiskAnswer, type RiskQuestion } from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'

/**
 * The answers in the order of the questions, one for each. Throws `invalidParameters`, in words, for what is missing,
 * duplicated or belongs to no question.
 */
export function readAnswers(
  questions: readonly RiskQuestion[],
  answers: readonly RiskAnswer[],
): RiskAnswer[] {
  const given = new Map<string, string>()
  for (const { question_id, option_id } of answers) {
    const index = questions.findIndex((question) => question.question_id === question_id)
    if (index < 0) throw wrong('有的题目不在当前的问卷里，请刷新后重新作答')
    const name = `第 ${index + 1} 题`
    if (given.has(question_id)) throw wrong(`${name}只能选择一个答案`)
    if (!questions[index]?.options.some((option) => option.option_id === option_id))
      throw wrong(`${name}的选项不存在，请刷新后重新作答`)
    given.set(question_id, option_id)
  }
  return questions.map(({ question_id }, index) => {
    const option_id = given.get(question_id)
    if (option_id === undefined) throw wrong(`请回答第 ${index + 1} 题`)
    return { question_id, option_id }
  })
}

function wrong(msg: string): AppError {
  return new AppError({ ...errors.invalidParameters, msg })
}
