import { defineSamples } from '../../every-call/samples'

export const holdingsSamples = defineSamples({
  visitors: {
    holdingDiagnose: {
      fields: { items: [{ code: '609901', cost: 150, weight: 40 }] },
      instead: [
        [{ items: [{ code: '000000' }] }, 1],
        [{ items: [] }, 400001],
        [{ items: [{ code: '9901' }] }, 400001],
        [{ items: [{ code: '609901', cost: 0.00001 }] }, 400001],
      ],
    },
    holdingChecks: { fields: {} },
    holdingErase: { fields: { check_id: 'unknown' } },
  },
  rowsOf: ({ uid, name, word }) => `
    INSERT INTO holding_check (check_id, uid, answer) VALUES ('${idOf(name)}', ${uid},
      '{"source": "${word}的行情", "as_of": "", "list": []}')`,
  namesOf: ({ name }) => [idOf(name)],
  secretsOf: ({ word }) => [`${word}的行情`],
  kept: {
    holding_check: {
      days: 30,
      insert: `INSERT INTO holding_check (created_at, uid, answer)
        SELECT $1, $3::bigint, jsonb_build_object('source', $2::text, 'as_of', '', 'list', '[]'::jsonb)`,
    },
  },
})

const idOf = (name: string) => `00000000-0000-4000-8000-0000000000${name === 'ann' ? 'a1' : 'b1'}`
