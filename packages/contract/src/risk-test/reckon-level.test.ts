import { expect, test } from 'vitest'
import { problemsOfQuestionnaire } from './problems-of-questionnaire'
import { type CustomerLevel, customerLevels, type Questionnaire, type RiskAnswer } from './questionnaire'
import { type Reckoned, reckonLevel } from './reckon-level'

const QUESTIONNAIRES = 50
const SETS_OF_EACH = 20

/** The same numbers in every run: a difference that was found once is found again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A questionnaire that could be published: its bands have any widths. */
function anyQuestionnaire(below: (most: number) => number): Questionnaire {
  const questions = Array.from({ length: 5 + below(8) }, (_, number) => ({
    question_id: `q${number}`,
    text: `题目 ${number}`,
    options: Array.from({ length: 2 + below(4) }, (_one, option) => ({
      option_id: `o${option}`,
      text: `选项 ${option}`,
      points: below(12),
    })),
  }))
  const most = questions.reduce(
    (sum, { options }) => sum + Math.max(...options.map(({ points }) => points)),
    0,
  )
  let from = 0
  const bands = customerLevels.map((risk_level, index) => {
    const isLast = index === customerLevels.length - 1
    const to = isLast ? Math.max(most, from) : from + below(Math.ceil(most / 3))
    const band = { risk_level, from, to }
    from = to + 1
    return band
  })
  const lowest = Array.from({ length: below(4) }, () =>
    questions.slice(0, 1 + below(2)).map(({ question_id, options }) => ({
      question_id,
      option_id: `o${below(options.length)}`,
    })),
  )
  return { title: '测评', questions, bands, lowest }
}

function anyAnswers({ questions }: Questionnaire, below: (most: number) => number): RiskAnswer[] {
  return questions
    .map(({ question_id, options }) => ({ question_id, option_id: `o${below(options.length)}` }))
    .sort(() => below(3) - 1)
}

/** The second calculation: everything is looked up in tables written out beforehand. */
function tablesOf({ questions, bands, lowest }: Questionnaire) {
  const pointsOf: Record<string, number> = {}
  for (const { question_id, options } of questions)
    for (const { option_id, points } of options) pointsOf[`${question_id}=${option_id}`] = points
  const levelOf: CustomerLevel[] = []
  for (const { risk_level, from, to } of bands)
    for (let points = from; points <= to; points += 1) levelOf[points] = risk_level
  const weakest = lowest.map((all) => all.map(({ question_id, option_id }) => `${question_id}=${option_id}`))
  return (answers: readonly RiskAnswer[]): Reckoned => {
    const keys = answers.map(({ question_id, option_id }) => `${question_id}=${option_id}`)
    let points = 0
    for (const key of keys) points += pointsOf[key] ?? Number.NaN
    const is_lowest = weakest.some((all) => all.filter((key) => !keys.includes(key)).length === 0)
    return { points, risk_level: is_lowest ? 'C1' : (levelOf[points] as CustomerLevel), is_lowest }
  }
}

/** How often a reckoning and the tables differ, and what the tables have said. */
function differences(reckon: (questionnaire: Questionnaire, answers: readonly RiskAnswer[]) => Reckoned) {
  const below = numbersFrom(20_261_125)
  const said: Reckoned[] = []
  let different = 0
  for (let count = 0; count < QUESTIONNAIRES; count += 1) {
    const questionnaire = anyQuestionnaire(below)
    expect(problemsOfQuestionnaire(questionnaire)).toEqual([])
    const byTable = tablesOf(questionnaire)
    for (let set = 0; set < SETS_OF_EACH; set += 1) {
      const answers = anyAnswers(questionnaire, below)
      const expected = byTable(answers)
      said.push(expected)
      if (JSON.stringify(reckon(questionnaire, answers)) !== JSON.stringify(expected)) different += 1
    }
  }
  return { different, said }
}

test('1,000 answer sets come to what the tables say', () => {
  const { different, said } = differences(reckonLevel)
  expect(said).toHaveLength(1_000)
  expect(different).toBe(0)
  // Everything occurred: every level, and the weakest type above and within the points of C1.
  expect([...new Set(said.map(({ risk_level }) => risk_level))].sort()).toEqual([...customerLevels])
  expect(said.filter(({ is_lowest }) => is_lowest).length).toBeGreaterThan(50)
  expect(said.filter(({ is_lowest }) => !is_lowest).length).toBeGreaterThan(500)
})

test.each<[string, typeof reckonLevel]>([
  ['forgets the weakest type', (asked, answers) => reckonLevel({ ...asked, lowest: [] }, answers)],
  [
    'takes the end of a band for the next one',
    (asked, answers) => {
      const bands = asked.bands.map((band) => ({ ...band, from: band.from - 1, to: band.to - 1 }))
      const last = bands.at(-1)
      if (last) last.to += 1
      return reckonLevel({ ...asked, bands }, answers)
    },
  ],
])('a reckoning that %s is found out', (_what, reckon) => {
  expect(differences(reckon).different).toBeGreaterThan(0)
})
