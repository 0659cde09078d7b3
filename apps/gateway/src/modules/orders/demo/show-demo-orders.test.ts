import { expect, test } from 'vitest'
import { openPayments } from '../../../integrations'
import { showDemoContracts } from '../../contracts/demo/show-demo-contracts'
import { loadDemoData } from '../../data-import'
import { stopService } from '../../kill-switch/testing/stop-service'
import { dataKinds } from '../../registry'
import { showDemoTests } from '../../suitability/demo/show-demo-tests'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { DEMO_ORDERS } from './demo-orders'
import { showDemoOrders } from './show-demo-orders'

const rows = async ({ database }: TestGateway, statement: string) =>
  (await database.owner.pool.query(statement)).rows

const toolsOf = ({ app, ctx }: TestGateway): Parameters<typeof showDemoOrders>[0] => ({
  ...ctx,
  suppliers: openPayments(ctx),
  notices: app.publishedPages.blocksWith('legalNotices'),
})

test('a first start has an order of every state, once, and its books agree with those of the suppliers', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  // What the gate requires of buyers.
  await showDemoTests(gateway.ctx)
  await showDemoContracts({ ...gateway.ctx, pages: toolsOf(gateway).notices as never })
  for (let start = 0; start < 2; start += 1) await showDemoOrders(toolsOf(gateway))
  const orders = await rows(gateway, 'SELECT status, page_code, disclosure_hash FROM shop_order')
  expect(orders).toHaveLength(DEMO_ORDERS.length)
  expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3])
  expect(new Set(orders.map(({ page_code }) => page_code))).toEqual(
    new Set(['course', 'duanxianwangxufei818']),
  )
  expect(orders.every(({ disclosure_hash }) => disclosure_hash !== null)).toBe(true)
  expect(await rows(gateway, 'SELECT kind, state FROM refund ORDER BY kind, state')).toEqual([
    { kind: 'late', state: 'asked' },
    { kind: 'visitor', state: 'asked' },
    { kind: 'visitor', state: 'refunded' },
    // WeChat takes its time.
    { kind: 'visitor', state: 'released' },
  ])
  const paid = DEMO_ORDERS.filter(({ channel }) => channel).length
  expect(
    await rows(
      gateway,
      `SELECT count(*)::int AS paid FROM payment p JOIN sandbox_trade t USING (supplier, out_trade_no)
       WHERE (t.trade->>'amount')::int = p.amount AND t.trade->>'transactionId' = p.transaction_id`,
    ),
  ).toEqual([{ paid }])
})

test('of what is renewed one runs on, one ends within 30 days and one has ended', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  await showDemoTests(gateway.ctx)
  await showDemoContracts({ ...gateway.ctx, pages: toolsOf(gateway).notices as never })
  await showDemoOrders(toolsOf(gateway))
  expect(
    await rows(
      gateway,
      `SELECT round(extract(epoch from ends_at - now()) / 86400)::int AS days, begins_at < now() AS begun
       FROM entitlement_grant JOIN shop_order o USING (pid) WHERE o.page_code = 'duanxianwangxufei818' ORDER BY 1`,
    ),
  ).toEqual([
    { days: -5, begun: true },
    { days: 12, begun: true },
    { days: 200, begun: true },
  ])
})

test('where a real account is set no order is made up', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  const config = { ...gateway.ctx.config, alipay: {} as never }
  await showDemoOrders({ ...toolsOf(gateway), config })
  expect(await rows(gateway, 'SELECT pid FROM shop_order')).toEqual([])
})

test('while selling is switched off a start makes no orders, and the first one after that makes them', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  await showDemoTests(gateway.ctx)
  await showDemoContracts({ ...gateway.ctx, pages: toolsOf(gateway).notices as never })
  const goOn = await stopService(gateway, 'pay')
  await showDemoOrders(toolsOf(gateway))
  expect(await rows(gateway, 'SELECT FROM shop_order')).toEqual([])
  await goOn()
  await showDemoOrders(toolsOf(gateway))
  expect(await rows(gateway, 'SELECT FROM shop_order')).toHaveLength(DEMO_ORDERS.length)
})
