import { defineSamples } from '../../every-call/samples'

export const surveysSamples = defineSamples({
  visitors: {
    submitSurvey: {
      fields: {
        page_code: 'sale',
        block_id: 'survey',
        submit_id: 'k3f9a2c4e6b8d0f1',
        answers: { topic: 'c1' },
        agreed: '我已阅读并同意《隐私政策》',
      },
      instead: [
        [{ page_code: 'unknown' }, 404001],
        [{ block_id: 'unknown' }, 404001],
        [{ submit_id: 'k3f9a2c4e6b8d0f2', answers: { topic: 'unknown' } }, 400001],
      ],
    },
    surveyFile: {
      fields: {
        page_code: 'sale',
        block_id: 'survey',
        submit_id: 'k3f9a2c4e6b8d0f3',
        field: 'proof',
        name: '证明.png',
      },
      instead: [
        [{ page_code: 'unknown' }, 404001],
        [{ block_id: 'unknown' }, 404001],
        [{ field: 'topic' }, 404001],
      ],
    },
  },
  members: {
    surveyFormList: {},
    surveyAnswerList: {},
    surveyReveal: { id: 1, reason: '例行检查' },
    surveyFileOpen: { id: 1, file_id: '2f0c9a4e-6b1d-4a57-9a0e-0d6f0a1b2c3d', reason: '例行检查' },
    surveyExport: { filter: { page_code: 'sale', block_id: 'survey' }, format: 'csv', reason: '例行检查' },
  },
  rowsOf: ({ uid, name, word }) => `
    INSERT INTO survey_answer (public_id, page_code, block_id, submit_id, uid, answers) VALUES
      (gen_random_uuid(), 'sale', 'survey', 'submission-of-${name}', ${uid},
       '[{"id": "topic", "label": "题目", "type": "text", "value": "${word}的回答", "text": "${word}的回答"}]')`,
  idsOf: ({ uid }) => `SELECT public_id::text AS id FROM survey_answer WHERE uid = ${uid}`,
  namesOf: ({ name }) => [`submission-of-${name}`],
  secretsOf: ({ word }) => [`${word}的回答`],
  kept: {
    survey_answer: {
      days: 730,
      insert: `INSERT INTO survey_answer (created_at, submit_id, uid, public_id, page_code, block_id, answers)
        SELECT $1, 'submission-number-' || $2::text, $3::bigint, gen_random_uuid(), 'sale', 'survey', '[]'`,
    },
  },
})
