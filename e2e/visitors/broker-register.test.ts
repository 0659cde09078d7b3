import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, storageOf } from '../leads/lead-site'
import {
  brokerCard,
  fill,
  openRegisterSite,
  proveHandset,
  type RegisterSite,
  step,
  submit,
  toBroker,
} from '../leads/register-site'

let site: RegisterSite
beforeAll(async () => {
  site = await openRegisterSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

test('a visitor chooses broker and address, confirms the phone and comes to the broker’s own page', async () => {
  const { page, context, complaints } = await site.open()
  const visitor = newVisitor()
  expect(await brokerCard(page, '样例证券').isDisabled()).toBe(true)
  await brokerCard(page, '示例证券').tap()
  await submit(page).tap()
  await page.getByRole('alert').filter({ hasText: '请选择所在地区' }).waitFor()
  await fill(page, visitor)
  await proveHandset(page, site.gateway, visitor)
  expect(await storageOf(page, context)).not.toContain(visitor.handset)
  await submit(page).tap()
  await page.getByText('登记成功').waitFor()
  await page.getByRole('img', { name: '服务二维码' }).evaluate((image: HTMLImageElement) => image.decode())
  expect(await site.stored(visitor)).toEqual([{ broker: 'caida', area_id: 440_106 }])
  expect(await storageOf(page, context)).not.toContain(visitor.handset)
  await page.reload()
  await step(page, '完成登记').waitFor()
  await toBroker(page).tap()
  await page.waitForURL(/\/sandbox\?what=broker&broker=caida&channel=/)
  expect(complaints).toEqual([])
  await context.close()
})
