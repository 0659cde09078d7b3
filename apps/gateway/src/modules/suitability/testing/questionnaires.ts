import type { Questionnaire, RiskAnswer } from '@yingzao/contract/server'
import type { TestStore } from '../../testing/start-test-gateway'
import { insertDraft, publishDraft, type WrittenQuestionnaire } from '../questionnaire-store'

/**
 * Two questions of 0 to 10 points, so that every level can be reached; whoever answers `no` twice is of the weakest
 * type.
 */
export const SHORT: WrittenQuestionnaire = {
  title: '测评',
  questions: ['loss', 'time'].map((question_id) => ({
    question_id,
    text: `题目 ${question_id}`,
    options: [
      { option_id: 'no', text: '不能', points: 0 },
      { option_id: 'few', text: '少量', points: 2 },
      { option_id: 'some', text: '一些', points: 4 },
      { option_id: 'more', text: '较多', points: 7 },
      { option_id: 'much', text: '很多', points: 10 },
    ],
  })),
  bands: [
    { risk_level: 'C1', from: 0, to: 3 },
    { risk_level: 'C2', from: 4, to: 7 },
    { risk_level: 'C3', from: 8, to: 11 },
    { risk_level: 'C4', from: 12, to: 15 },
    { risk_level: 'C5', from: 16, to: 20 },
  ],
  lowest: [
    [
      { question_id: 'loss', option_id: 'no' },
      { question_id: 'time', option_id: 'no' },
    ],
  ],
  valid_months: 12,
  per_day: 3,
}

/** The same option for every question. */
export function allOf(
  option_id: string,
  { questions }: Pick<Questionnaire, 'questions'> = SHORT,
): RiskAnswer[] {
  return questions.map(({ question_id }) => ({ question_id, option_id }))
}

/** Makes it what visitors are asked from now on. Returns its version. */
export async function publishQuestions(
  { ctx }: Pick<TestStore, 'ctx'>,
  change: Partial<WrittenQuestionnaire> = {},
): Promise<number> {
  return ctx.db.orm.transaction(async (tx) => {
    const version = await insertDraft(tx, { ...SHORT, ...change })
    await publishDraft(tx, version, null)
    return version
  })
}
