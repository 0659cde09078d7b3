import { expect, test } from 'vitest'
import { click, createTestStudio } from '../../testing'

const question = (question_id: string, text: string) => ({
  question_id,
  text,
  options: [
    { option_id: 'a1', text: 'None', points: 0 },
    { option_id: 'a2', text: 'A lot', points: 10 },
  ],
})

const openTests = (at: string) =>
  createTestStudio({
    at,
    roles: ['compliance'],
    answers: {
      riskTestSummary: {
        levels: [
          { risk_level: 'C1', count: 4 },
          { risk_level: 'C5', count: 1 },
        ],
        lowest: 2,
        live_version: 2,
      },
      riskTestList: {
        list: [
          {
            id: 5,
            uid: 7,
            handset: '138****8000',
            version: 2,
            points: 71,
            risk_level: 'C1',
            is_lowest: true,
            is_raised: true,
            is_valid: true,
            created_at: '2026-11-20T02:02:03Z',
            valid_until: '2027-11-20T02:02:03Z',
          },
        ],
        next: null,
      },
      questionnaireDetail: {
        version: 3,
        state: 'draft',
        title: 'Risk test',
        questions: [question('q1', 'How much can you lose?'), question('q2', '')],
        bands: [
          { risk_level: 'C1', from: 0, to: 2 },
          { risk_level: 'C2', from: 4, to: 7 },
          { risk_level: 'C3', from: 8, to: 11 },
          { risk_level: 'C4', from: 12, to: 15 },
          { risk_level: 'C5', from: 16, to: 20 },
        ],
        lowest: [[{ question_id: 'q1', option_id: 'a1' }]],
        valid_months: 12,
        per_day: 3,
        revision: 4,
        published_at: null,
      },
    },
  })

/** The member has a Chinese name. */
const chinese = () => document.body.textContent?.replace(/王芳?/g, '').match(/[\u4e00-\u9fff]+/g)

test('tests and how many there are of each level are read in English', async () => {
  await using studio = await openTests('/risk-tests')
  await studio.sees('138****8000', 'C1 Conservative · Weakest type', '4 customers', '1 customer')
  expect(chinese()).toBe(null)
})

test('what is wrong with a questionnaire is said in English', async () => {
  await using studio = await openTests('/risk-tests/questionnaires/3')
  await studio.sees(
    'Question 2: enter its text',
    'There is a gap between the bands of C1 and C2: 3–3 points belong to neither',
  )
  await click(await studio.find('button', 'Preview'))
  await studio.sees('2 questions not answered yet')
  expect(chinese()).toBe(null)
})
