import type { CustomerLevel, Questionnaire, RiskAnswer } from './questionnaire'

/** The result of a whole set of answers. */
export interface Reckoned {
  points: number
  risk_level: CustomerLevel
  /** Of the weakest type. */
  is_lowest: boolean
}

/**
 * Returns the level of a set of answers with one for each question. Throws when the questionnaire does not cover them,
 * which a published one always does.
 */
export function reckonLevel(
  { questions, bands, lowest }: Questionnaire,
  answers: readonly RiskAnswer[],
): Reckoned {
  const given = new Map(answers.map(({ question_id, option_id }) => [question_id, option_id]))
  const points = questions.reduce((sum, { question_id, options }) => {
    const chosen = options.find(({ option_id }) => option_id === given.get(question_id))
    if (!chosen) throw new Error(`Question ${question_id} has no answer that counts.`)
    return sum + chosen.points
  }, 0)
  const isGiven = ({ question_id, option_id }: RiskAnswer) => given.get(question_id) === option_id
  if (lowest.some((combination) => combination.length > 0 && combination.every(isGiven)))
    return { points, risk_level: 'C1', is_lowest: true }
  const band = bands.find(({ from, to }) => from <= points && points <= to)
  if (!band) throw new Error(`No band of the questionnaire has ${points} points.`)
  return { points, risk_level: band.risk_level, is_lowest: false }
}
