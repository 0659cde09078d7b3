import { defineSamples } from '../../every-call/samples'

const QUESTIONS = [{ question_id: 'loss', text: '能承受多少亏损？', options: options() }]
const BANDS = [
  { risk_level: 'C1' as const, from: 0, to: 1 },
  { risk_level: 'C2' as const, from: 2, to: 3 },
  { risk_level: 'C3' as const, from: 4, to: 5 },
  { risk_level: 'C4' as const, from: 6, to: 7 },
  { risk_level: 'C5' as const, from: 8, to: 9 },
]
const written = {
  title: '测评',
  questions: QUESTIONS,
  bands: BANDS,
  lowest: [],
  valid_months: 12,
  per_day: 10,
}
const jsonb = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
const INSERT = (version: number, state: string, published: string) => `
  INSERT INTO questionnaire (version, state, title, questions, bands, lowest, valid_months, per_day, published_at)
  VALUES (${version}, '${state}', '测评', ${jsonb(QUESTIONS)}, ${jsonb(BANDS)}, '[]', 12, 10, ${published})`
const answers = [{ question_id: 'loss', option_id: 'a' }]

export const suitabilitySamples = defineSamples({
  visitors: {
    riskTestQuestions: { fields: {} },
    submitRiskTest: {
      fields: { version: 1, answers },
      instead: [
        [{ version: 404, answers }, 400_001],
        [{ version: 1, answers: [{ question_id: 'loss', option_id: 'none' }] }, 400_001],
      ],
    },
    riskTestResult: { fields: {} },
  },
  members: {
    questionnaireList: {},
    questionnaireDetail: { version: 1 },
    questionnaireDraft: { from: 'empty' },
    questionnaireSave: { ...written, version: 2, base_revision: 1 },
    questionnairePublish: { version: 2, base_revision: 1 },
    questionnaireDrop: { version: 2, base_revision: 1 },
    riskTestList: {},
    riskTestFind: { handset: '13812345678' },
    riskTestDetail: { id: 1 },
    riskTestSummary: {},
  },
  rows: `${INSERT(1, 'live', 'now()')}; ${INSERT(2, 'draft', 'NULL')}`,
  rowsOf: ({ uid, name }) => `
    INSERT INTO risk_test (uid, version, answers, points, risk_level, is_lowest, raised_within_a_day, ip, ua, created_at, valid_until)
    VALUES (${uid}, 1, ${jsonb(answers)}, 0, 'C${name === 'ann' ? 1 : 2}', false, false, '203.0.113.7', '',
      now() - interval '2 days', now() + interval '1 year');
    INSERT INTO suitability_check (uid, shop_product_id, product_risk, risk_test_id, outcome)
    SELECT uid, 1191, 'R3', id, 'mismatch' FROM risk_test WHERE uid = ${uid}`,
})

function options() {
  return [
    { option_id: 'a', text: '不能', points: 0 },
    { option_id: 'b', text: '很多', points: 9 },
  ]
}
