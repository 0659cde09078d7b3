import { type ProblemWords, problemWords } from './problem-words'
import { customerLevels, QUESTIONNAIRE_LIMITS, type Questionnaire, type RiskQuestion } from './questionnaire'

/** Why a questionnaire cannot be published, in words for who writes it; none: it can. */
export function problemsOfQuestionnaire(draft: Questionnaire, words: ProblemWords = problemWords): string[] {
  return [
    ...problemsOfQuestions(draft, words),
    ...problemsOfBands(draft, words),
    ...problemsOfLowest(draft, words),
  ]
}

/** The fewest and the most points that answers can come to. */
export function pointRange(questions: readonly RiskQuestion[]): { least: number; most: number } {
  const sumOf = (pick: (...points: number[]) => number) =>
    questions.reduce(
      (sum, { options }) => sum + (options.length > 0 ? pick(...options.map(({ points }) => points)) : 0),
      0,
    )
  return { least: sumOf(Math.min), most: sumOf(Math.max) }
}

function problemsOfQuestions({ title, questions }: Questionnaire, words: ProblemWords): string[] {
  const said = title.trim() === '' ? [words.title] : []
  if (questions.length === 0) return [...said, words.noQuestions]
  if (hasTwice(questions.map(({ question_id }) => question_id))) said.push(words.sameQuestions)
  return [...said, ...questions.flatMap((question, index) => problemsOfQuestion(question, index + 1, words))]
}

function problemsOfQuestion({ text, options }: RiskQuestion, number: number, words: ProblemWords): string[] {
  const said: string[] = []
  if (text.trim() === '') said.push(words.text(number))
  if (options.length < 2) said.push(words.fewOptions(number))
  if (options.some((option) => option.text.trim() === '')) said.push(words.optionText(number))
  if (hasTwice(options.map((option) => option.text.trim()).filter((written) => written !== '')))
    said.push(words.sameTexts(number))
  if (hasTwice(options.map(({ option_id }) => option_id))) said.push(words.sameOptions(number))
  return said
}

/** What is wrong with the bands: each level has one, and every sum of points belongs to exactly one. */
export function problemsOfBands(
  { questions, bands }: Pick<Questionnaire, 'questions' | 'bands'>,
  words: ProblemWords = problemWords,
): string[] {
  if (
    !customerLevels.every((level, index) => bands[index]?.risk_level === level) ||
    bands.length !== customerLevels.length
  )
    return [words.bands]
  const said = bands.filter(({ from, to }) => from > to).map(({ risk_level }) => words.bandEnds(risk_level))
  if (said.length > 0) return said
  bands.slice(1).forEach((band, index) => {
    const before = bands[index]
    if (!before) return
    const pair = [before.risk_level, band.risk_level] as const
    if (band.from <= before.to) said.push(words.overlap(...pair, band.from, before.to))
    if (band.from > before.to + 1) said.push(words.gap(...pair, before.to + 1, band.from - 1))
  })
  const { least, most } = pointRange(questions)
  const first = bands[0]?.from ?? 0
  const last = bands.at(-1)?.to ?? 0
  if (first > least) said.push(words.least(least))
  if (last < most) said.push(words.most(most))
  return said
}

function problemsOfLowest({ questions, lowest }: Questionnaire, words: ProblemWords): string[] {
  const isKnown = ({ question_id, option_id }: { question_id: string; option_id: string }) =>
    questions.some(
      (question) =>
        question.question_id === question_id &&
        question.options.some((option) => option.option_id === option_id),
    )
  return lowest.flatMap((combination, index) => {
    const number = index + 1
    if (combination.length === 0) return [words.emptyCondition(number)]
    if (!combination.every(isKnown)) return [words.unknownOption(number)]
    // A question has only one answer: nobody could ever meet this.
    if (hasTwice(combination.map(({ question_id }) => question_id))) return [words.twoOptions(number)]
    return []
  })
}

function hasTwice(list: readonly string[]): boolean {
  return new Set(list).size !== list.length
}

/** Bands that divide the possible points between the levels, as a start. */
export function evenBands(questions: readonly RiskQuestion[]): Questionnaire['bands'] {
  const { least, most } = pointRange(questions)
  const width = Math.max(1, Math.floor((most - least + 1) / customerLevels.length))
  return customerLevels.map((risk_level, index) => ({
    risk_level,
    from: least + index * width,
    to:
      index === customerLevels.length - 1
        ? Math.max(most, least + index * width)
        : least + (index + 1) * width - 1,
  }))
}

/** The most points that answers can ever come to. */
export const MOST_POINTS = QUESTIONNAIRE_LIMITS.questions * QUESTIONNAIRE_LIMITS.points
