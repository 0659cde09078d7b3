import { ruleExpression } from '@yingzao/contract/server'
import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind } from '../../data/data-kind'
import { rule, userTag } from './targeting-tables'

export const rulesKind = dataKind({
  name: 'rules',
  title: '人群规则',
  columns: z.strictObject({
    rule_id: cell.id('规则编号'),
    name: cell.line('名称', 40),
    expression: cell.json(
      '条件',
      z
        .unknown()
        .refine(
          (raw) => ruleExpression.safeParse(raw).success,
          '不是可用的条件，写法见 docs/data.md，例如 {"tag":"risk_level","in":["C3"]}',
        ),
    ),
  }),
  table: rule,
  key: [rule.rule_id],
})

export const userTagsKind = dataKind({
  name: 'user-tags',
  title: '用户标签',
  columns: z.strictObject({
    uid: cell.integer('用户编号', { min: 1 }),
    pd_code: cell.id('标签编码'),
    value: cell.line('值', 200),
  }),
  table: userTag,
  key: [userTag.uid, userTag.pd_code],
  constraints: { user_tag_uid_softuser_softuser_id_fk: '没有这个用户，请检查 uid。' },
})
