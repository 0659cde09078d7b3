import { expect, test } from 'vitest'
import { importLines } from '../../testing/import-lines'
import { startTestGateway } from '../../testing/start-test-gateway'
import { verifyContracts } from '..'
import { checkFields } from '../document/fill-in'
import { missingIn } from '../document/font-text'
import { DEMO_CONTRACT, DEMO_SIGNERS } from './demo-contract'
import { showDemoContracts } from './show-demo-contracts'

test('a first start has a contract that is live, for products that name it, and those who buy under it have signed it', async () => {
  await using gateway = await startTestGateway()
  await importLines(gateway, 'products', [
    {
      shop_product_id: 1191,
      name: '大盘指数研究课程',
      risk_level: 'R3',
      contract_id: DEMO_CONTRACT.contract_id,
    },
    {
      shop_product_id: 1194,
      name: '短线王投顾服务',
      risk_level: 'R4',
      contract_id: DEMO_CONTRACT.contract_id,
    },
  ])
  const tools = { ...gateway.ctx, pages: gateway.app.publishedPages.blocksWith('legalNotices') }
  await showDemoContracts(tools)
  // At each start.
  await showDemoContracts(tools)
  await gateway.runJobs()
  const { rows } = await gateway.ctx.db.pool.query(
    `SELECT s.shop_product_id::int, p.name, page_code, count(*)::int FROM contract_sign s
     JOIN product p USING (shop_product_id) GROUP BY 1, 2, 3 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { shop_product_id: 1191, name: '大盘指数研究课程', page_code: 'course', count: 5 },
    { shop_product_id: 1194, name: '短线王投顾服务', page_code: 'duanxianwangxufei818', count: 4 },
  ])
  const results: string[] = []
  for await (const { result } of verifyContracts(gateway.ctx)) results.push(result)
  expect(results).toEqual(DEMO_SIGNERS.map(() => 'right'))
})

test('what it says can be filled in and shown', () => {
  const { title, body, withdrawal } = DEMO_CONTRACT
  expect(() => checkFields(title, body, withdrawal)).not.toThrow()
  expect(missingIn(title + body + withdrawal)).toBe('')
})
