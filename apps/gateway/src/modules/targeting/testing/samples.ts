import { defineSamples } from '../../every-call/samples'

const expression = { all: [{ tag: 'vip', in: ['1'] }] }

export const targetingSamples = defineSamples({
  visitors: {
    checkUserInRules: { fields: { rule_ids: ['everybody'] }, instead: [[{ rule_ids: ['unknown'] }, 1]] },
    portraitList: { fields: {} },
  },
  members: {
    ruleList: {},
    ruleNames: {},
    ruleCreate: { rule_id: 'another', name: '另一条', expression },
    ruleChange: { rule_id: 'everybody', base_revision: 1, name: '所有登录用户', expression },
    ruleDelete: { rule_id: 'only-ben', base_revision: 1 },
    ruleCount: { expression },
    ruleTest: { expression, uid: 1 },
    ruleFindPerson: { handset: '13800138000' },
    tagList: {},
    tagSave: { pd_code: 'loyal', base_revision: null, name: '老客户', about: '', expression },
    tagDelete: { pd_code: 'spare', base_revision: 1 },
    // uid,pd_code,value and one line.
    tagImport: { file: 'dWlkLHBkX2NvZGUsdmFsdWUKMSxjaXR5LOS4iua1two=', is_check: true },
  },
  rows: `
    INSERT INTO rule (rule_id, name, expression) VALUES
      ('everybody', '所有人', '{"all": []}'), ('only-ben', '一个人', '{"tag": "vip", "in": ["1"]}');
    INSERT INTO tag (pd_code, name) VALUES ('spare', '备用标签')`,
  rowsOf: ({ uid, name }) => (name === 'ben' ? `INSERT INTO user_tag VALUES (${uid}, 'vip', '1')` : ''),
})
