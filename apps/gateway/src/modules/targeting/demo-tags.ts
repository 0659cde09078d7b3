import type { RuleExpression } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { tag } from './targeting-tables'

const TAGS: readonly { pd_code: string; name: string; about: string; expression: RuleExpression }[] = [
  {
    pd_code: 'newcomer',
    name: '新客户',
    about: '注册不超过 30 天',
    expression: { registered_days: { at_most: 30 } },
  },
  {
    pd_code: 'buyer',
    name: '买过服务',
    about: '买过任意服务，已退款的不算',
    expression: { product: 'any', held: 'ever' },
  },
]

/** Adds computed tags, if nobody has described any yet. They are computed once all demo data is there. */
export async function showDemoTags({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await db.orm.transaction(async (tx) => {
    if ((await tx.$count(tag)) > 0) return
    await tx.insert(tag).values([...TAGS])
    await jobs.enqueue(tx, 'compute-tags', {})
  })
}
