import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  activate,
  codePopup,
  fault,
  field,
  fill,
  GIFT,
  type LeadSite,
  newVisitor,
  openLeadSite,
  startButton,
  storageOf,
  success,
  toCode,
  typeCode,
} from '../leads/lead-site'

let site: LeadSite
beforeAll(async () => {
  site = await openLeadSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

test('a visitor leaves name and phone, confirms the code and is called back; then the form knows them', async () => {
  const { page, context, complaints } = await site.open()
  const visitor = newVisitor()
  await startButton(page).tap()
  await fault(page, '请输入正确的姓名和手机号！').waitFor()
  await fill(page, { ...visitor, name: `  ${visitor.name} ` })
  await startButton(page).tap()
  await codePopup(page).waitFor()
  await codePopup(page)
    .getByText(`${visitor.handset.slice(0, 3)}****`)
    .waitFor()
  await activate(page).tap()
  await fault(page, '请输入验证码').waitFor()
  await typeCode(page, site.gateway, visitor)
  await activate(page).tap()
  await success(page).getByText('将以020开头的号码与您联系').waitFor()
  expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
  expect(await storageOf(page, context)).not.toMatch(new RegExp(`${visitor.name}|${visitor.handset}`))
  await page.reload()
  await page.getByRole('button', { name: '查看服务信息' }).tap()
  await page.getByRole('dialog', { name: '您已提交过' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('an answer that is cut off is no success; when the network is back the same lead goes out again, and is one', async () => {
  const { page, context } = await site.open()
  const visitor = newVisitor()
  await toCode(page, visitor)
  await typeCode(page, site.gateway, visitor)
  await page.route(
    GIFT,
    async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await activate(page).tap()
  await fault(page, '网络异常，请稍后重试').waitFor()
  expect(await success(page).isVisible()).toBe(false)
  expect(await field(page, 'code').inputValue()).toMatch(/^\d{4}$/)
  await context.setOffline(false)
  await success(page).waitFor()
  expect(await site.stored(visitor)).toEqual({ leads: 1, callbacks: 1 })
  await context.close()
})
