import { customerLevels, QUESTIONNAIRE_LIMITS, type Questionnaire, type RiskQuestion } from './questionnaire'

/** Why a questionnaire cannot be published, in words for who writes it; none: it can. */
export function problemsOfQuestionnaire(draft: Questionnaire): string[] {
  return [...problemsOfQuestions(draft), ...problemsOfBands(draft), ...problemsOfLowest(draft)]
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

function problemsOfQuestions({ title, questions }: Questionnaire): string[] {
  const said = title.trim() === '' ? ['请填写问卷名称'] : []
  if (questions.length === 0) return [...said, '请至少添加一道题']
  if (hasTwice(questions.map(({ question_id }) => question_id))) said.push('有两道题的编号相同')
  return [
    ...said,
    ...questions.flatMap((question, index) => problemsOfQuestion(question, `第 ${index + 1} 题`)),
  ]
}

function problemsOfQuestion({ text, options }: RiskQuestion, name: string): string[] {
  const said: string[] = []
  if (text.trim() === '') said.push(`${name}：请填写题目`)
  if (options.length < 2) said.push(`${name}：请至少添加两个选项`)
  if (options.some((option) => option.text.trim() === '')) said.push(`${name}：请填写每个选项的内容`)
  if (hasTwice(options.map((option) => option.text.trim()).filter((written) => written !== '')))
    said.push(`${name}：有两个选项的内容相同`)
  if (hasTwice(options.map(({ option_id }) => option_id))) said.push(`${name}：有两个选项的编号相同`)
  return said
}

/** What is wrong with the bands: each level has one, and every sum of points belongs to exactly one. */
export function problemsOfBands({ questions, bands }: Pick<Questionnaire, 'questions' | 'bands'>): string[] {
  if (
    !customerLevels.every((level, index) => bands[index]?.risk_level === level) ||
    bands.length !== customerLevels.length
  )
    return ['分值区间必须从 C1 到 C5 各一个']
  const said = bands
    .filter(({ from, to }) => from > to)
    .map(({ risk_level }) => `${risk_level} 的分值区间：起始分不能大于结束分`)
  if (said.length > 0) return said
  bands.slice(1).forEach((band, index) => {
    const before = bands[index]
    if (!before) return
    const pair = `${before.risk_level} 与 ${band.risk_level} 的分值区间`
    if (band.from <= before.to) said.push(`${pair}重叠：${band.from}–${before.to} 分同时属于两档`)
    if (band.from > before.to + 1)
      said.push(`${pair}之间有空缺：${before.to + 1}–${band.from - 1} 分不属于任何一档`)
  })
  const { least, most } = pointRange(questions)
  const first = bands[0]?.from ?? 0
  const last = bands.at(-1)?.to ?? 0
  if (first > least) said.push(`最低可得 ${least} 分，C1 应从 ${least} 分或更低开始`)
  if (last < most) said.push(`最高可得 ${most} 分，C5 应到 ${most} 分或更高为止`)
  return said
}

function problemsOfLowest({ questions, lowest }: Questionnaire): string[] {
  const isKnown = ({ question_id, option_id }: { question_id: string; option_id: string }) =>
    questions.some(
      (question) =>
        question.question_id === question_id &&
        question.options.some((option) => option.option_id === option_id),
    )
  return lowest.flatMap((combination, index) => {
    const name = `最低类别条件 ${index + 1}`
    if (combination.length === 0) return [`${name}：请至少选择一个选项`]
    if (!combination.every(isKnown)) return [`${name}：所选的题目或选项已经不在问卷里`]
    // One question has one answer: nobody could ever meet it.
    if (hasTwice(combination.map(({ question_id }) => question_id)))
      return [`${name}：同一道题只能选一个选项`]
    return []
  })
}

function hasTwice(list: readonly string[]): boolean {
  return new Set(list).size !== list.length
}

/** Bands that share the points that can be had between the levels, to begin with. */
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
