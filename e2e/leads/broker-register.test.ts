import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../testing/accessibility'
import { DESKTOP, PHONE } from '../testing/browser'
import { logIn } from '../testing/log-in'
import { countCalls, fault, newVisitor } from './lead-site'
import {
  BROKERS,
  brokerCard,
  field,
  fill,
  openRegisterSite,
  proveHandset,
  REGISTER,
  type RegisterSite,
  registerWith,
  step,
  submit,
  toBroker,
} from './register-site'

let site: RegisterSite
beforeAll(async () => {
  site = await openRegisterSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

const isQuiet = async (page: Page) => expect(await accessibilityFaults(page, '.yz-register')).toEqual([])
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe.each([
  ['a small phone', { ...PHONE, viewport: { width: 320, height: 640 } }],
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, device) => {
  test('every step can be read, heard and is as wide as the screen', async () => {
    const { page, context, complaints } = await site.open(device)
    const visitor = newVisitor()
    await brokerCard(page, '示例证券').waitFor()
    await isQuiet(page)
    await brokerCard(page, '示例证券').click()
    await submit(page).click()
    await fault(page, '请选择所在地区').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await isQuiet(page)
    expect(await isWide(page)).toBe(false)
    await fill(page, visitor)
    await proveHandset(page, site.gateway, visitor)
    await submit(page).click()
    await toBroker(page).waitFor()
    await isQuiet(page)
    expect(await isWide(page)).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('what a visitor meets', () => {
  test('who has registered before is told so, gets the same link, and stays one', async () => {
    const visitor = newVisitor()
    const first = await site.open()
    await registerWith(first.page, site.gateway, { broker: '示例证券', visitor })
    await first.context.close()
    await site.passMinute()
    const { page, context } = await site.open()
    await registerWith(page, site.gateway, { broker: '示例证券', visitor })
    await page.getByText('您已提交过开户登记').waitFor()
    await toBroker(page).waitFor()
    expect(await site.stored(visitor)).toHaveLength(1)
    await context.close()
  })

  test('a wrong code is said beside it, and the right one is then taken', async () => {
    const { page, context } = await site.open()
    const visitor = newVisitor()
    await brokerCard(page, '示范证券').tap()
    await fill(page, visitor)
    await proveHandset(page, site.gateway, visitor)
    const code = await field(page, 'code').inputValue()
    await field(page, 'code').fill(code === '0000' ? '1111' : '0000')
    await submit(page).tap()
    await fault(page, '验证码错误').waitFor()
    expect(await site.stored(visitor)).toEqual([])
    await field(page, 'code').fill(code)
    await submit(page).tap()
    await step(page, '完成登记').waitFor()
    expect(await site.stored(visitor)).toEqual([{ broker: 'demo-sec', area_id: 440_106 }])
    await context.close()
  })

  test('an answer that was cut off is asked for again when the network is back, and it is one application', async () => {
    const { page, context } = await site.open()
    const visitor = newVisitor()
    const calls = countCalls(page, REGISTER)
    await brokerCard(page, '示例证券').tap()
    await fill(page, visitor)
    await proveHandset(page, site.gateway, visitor)
    await page.route(
      REGISTER,
      async (route) => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await submit(page).tap()
    await fault(page, '网络异常，请稍后重试').waitFor()
    await context.setOffline(false)
    await toBroker(page).waitFor()
    expect(calls()).toBe(2)
    expect(await site.stored(visitor)).toHaveLength(1)
    await context.close()
  })

  test('the back key goes one step back and stays on the page, with what was typed', async () => {
    const { page, context, complaints } = await site.open()
    await brokerCard(page, '示例证券').tap()
    await field(page, 'name').fill('王小明')
    await page.goBack()
    await step(page, '选择券商').waitFor()
    await brokerCard(page, '示范证券').tap()
    expect(await field(page, 'name').inputValue()).toBe('王小明')
    await page.reload()
    await step(page, '填写信息').waitFor()
    await page.getByRole('button', { name: '更换券商' }).tap()
    await step(page, '选择券商').waitFor()
    expect(page.url()).toBe(site.address)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('who is logged in needs no code', async () => {
    const visitor = newVisitor()
    const { page, context } = await site.open(PHONE, (tab) =>
      logIn(tab, site.gateway, { handset: visitor.handset, origin: site.gateway.origin }),
    )
    await brokerCard(page, '示例证券').tap()
    await page.getByText(`${visitor.handset.slice(0, 3)}****`).waitFor()
    await fill(page, visitor)
    await submit(page).tap()
    await toBroker(page).waitFor()
    expect(await site.stored(visitor)).toEqual([{ broker: 'caida', area_id: 440_106 }])
    await context.close()
  })

  test('brokers that do not come are asked for again', async () => {
    const { page, context } = await site.open(PHONE, (tab) => tab.route(BROKERS, (route) => route.abort()))
    await page.getByRole('button', { name: '重试' }).waitFor()
    await isQuiet(page)
    await context.unroute(BROKERS)
    await page.getByRole('button', { name: '重试' }).tap()
    await brokerCard(page, '示例证券').waitFor()
    await context.close()
  })
})
