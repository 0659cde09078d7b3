import { expect, test } from 'vitest'
import { addBatch } from '../coupons/testing/batches'
import { startTestGateway, startTwin } from '../testing/start-test-gateway'
import { MET, payWhileClosing } from './testing/pay-and-close'
import { openShop } from './testing/shop'

test('of 600 orders that are closed while they are paid, money and coupon of each agree', async () => {
  await using gateway = await startTestGateway()
  await openShop(gateway)
  await addBatch(gateway, MET)
  await using twin = await startTwin(gateway)
  const ended = await payWhileClosing(gateway, twin, { rounds: 600 })
  console.log(
    `${ended.filter((one) => one === 'paid').length} paid, ${ended.filter((one) => one === 'late').length} late`,
  )
  expect(new Set(ended)).toEqual(new Set(['paid', 'late']))
})
