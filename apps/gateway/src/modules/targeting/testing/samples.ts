import { defineSamples } from '../../every-call/samples'

export const targetingSamples = defineSamples({
  visitors: {
    checkUserInRules: { fields: { rule_ids: ['everybody'] }, instead: [[{ rule_ids: ['unknown'] }, 1]] },
  },
  rows: `
    INSERT INTO rule (rule_id, name, expression) VALUES
      ('everybody', '所有人', '{"all": []}'), ('only-ben', '一个人', '{"tag": "vip", "in": ["1"]}')`,
  rowsOf: ({ uid, name }) => (name === 'ben' ? `INSERT INTO user_tag VALUES (${uid}, 'vip', '1')` : ''),
})
