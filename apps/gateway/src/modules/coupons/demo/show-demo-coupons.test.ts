import { expect, test } from 'vitest'
import { loadDemoData } from '../../data-import'
import { dataKinds } from '../../registry'
import { signIn } from '../../testing/sign-in'
import { startTestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { showDemoCoupons } from './show-demo-coupons'

test('a first start has coupons of every kind, once, which can be taken, redeemed and looked for', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  for (let start = 0; start < 2; start += 1) await showDemoCoupons(gateway.ctx)
  const { rows } = await gateway.database.owner.pool.query(
    `SELECT coupon_id, stock, issued - (SELECT count(*)::int FROM user_coupon u WHERE u.coupon_id = b.coupon_id)
       - (SELECT count(*)::int FROM coupon_code c WHERE c.coupon_id = b.coupon_id) AS unaccounted
     FROM coupon_batch b ORDER BY batch_no`,
  )
  expect(rows).toEqual([
    { coupon_id: 'demo-ended', stock: 80, unaccounted: 0 },
    { coupon_id: 'demo-gone', stock: 0, unaccounted: 0 },
    { coupon_id: 'demo-dbzs', stock: 200, unaccounted: 0 },
    { coupon_id: 'demo-20-left', stock: 20, unaccounted: 0 },
    { coupon_id: 'coupon202409', stock: 1_000, unaccounted: 0 },
    { coupon_id: 'course', stock: 500, unaccounted: 0 },
    { coupon_id: 'duanxianwangxufei818', stock: 300, unaccounted: 0 },
    { coupon_id: 'revitalizationGroup', stock: 300, unaccounted: 0 },
    { coupon_id: 'nationalDayCarnival', stock: 200, unaccounted: 0 },
  ])
  const visitor = await signIn(gateway)
  const codes = [
    (await call(gateway, 'coupon202409Receive', {}, visitor)).code,
    (await call(gateway, 'couponGive', { coupon_id: 'demo-20-left' }, visitor)).code,
    (await call(gateway, 'couponGive', { coupon_id: 'demo-gone' }, visitor)).code,
    (await call(gateway, 'couponGive', { coupon_id: 'demo-ended' }, visitor)).code,
    (await call(gateway, 'couponRedeem', { code: 'DEMO-2026-0001' }, visitor)).code,
  ]
  expect(codes).toEqual([1, 1, 400_031, 400_032, 1])
  const { response } = await call(gateway, 'usableCoupons', { shop_product_id: 1191 }, visitor)
  expect(
    response.list.map(({ coupon_id, discount }: { coupon_id: string; discount: number }) => [
      coupon_id,
      discount,
    ]),
  ).toEqual([
    ['demo-dbzs', 30_000],
    ['coupon202409', 10_000],
    ['demo-20-left', 5_000],
  ])
})
