import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, SHOP } from '../../orders/testing/shop'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const BACK = '/h5-page/pay?pid=P1&at=return'

async function begin(visitor: SignedIn, channel: 'wx_h5' | 'wx_native' | 'alipay_wap') {
  const { response } = await call(gateway, 'createOrder', { mark: SHOP.mark } as never, visitor)
  const begun = await call(gateway, 'prepay', { pid: response.pid, channel, return_url: BACK }, visitor)
  return { pid: response.pid as string, begun: begun.response }
}

const pathOf = (address: string) => new URL(address, 'https://h5.example.com').href.slice(22)

async function open(address: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const reply = await gateway.app.inject({
    url: pathOf(address),
    ...(form && {
      method: 'POST',
      payload: new URLSearchParams(form).toString(),
    }),
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
  })
  return { status: reply.statusCode, location: String(reply.headers.location ?? ''), body: reply.body }
}

/** Follows redirects to a page, as a browser does. */
async function follow(address: string, form?: Record<string, string>) {
  let page = await open(address, form)
  while (page.status === 302 || page.status === 303) page = await open(page.location)
  return page
}

/** What the form of a payer's page sends. */
function fieldsOf(html: string): Record<string, string> {
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&#38;', '&'),
  ])
  return Object.fromEntries(fields.filter(([name]) => name !== 'do'))
}

const statusOf = async (visitor: SignedIn, pid: string) =>
  (await call(gateway, 'myOrders', {}, visitor)).response.list.find(
    (order: { pid: string }) => order.pid === pid,
  ).status

describe.each(['wx_h5', 'alipay_wap'] as const)('a payer by %s', (channel) => {
  async function atSupplier() {
    const visitor = await signIn(gateway)
    const { pid, begun } = await begin(visitor, channel)
    const { h5_url, form } = begun
    const page = h5_url ? await follow(h5_url) : await follow(form.action, form.fields)
    return { visitor, pid, page }
  }

  test('reads what it is about, pays, is led back, and the order is paid by a notice', async () => {
    const { visitor, pid, page } = await atSupplier()
    expect(page.body).toContain('¥198.00')
    expect(page.body).toContain('大盘指数研究 一个月')
    const paid = await open('/sandbox/pay', { ...fieldsOf(page.body), do: 'pay' })
    expect([paid.status, paid.location]).toEqual([303, BACK])
    expect(await statusOf(visitor, pid)).toBe(1)
  })

  test('goes back without paying', async () => {
    const { visitor, pid, page } = await atSupplier()
    const left = await open('/sandbox/pay', { ...fieldsOf(page.body), do: 'cancel' })
    expect([left.status, left.location]).toEqual([303, BACK])
    expect(await statusOf(visitor, pid)).toBe(0)
  })

  test('is led to no other site, and by no other site', async () => {
    const { page } = await atSupplier()
    const fields = fieldsOf(page.body)
    for (const back of ['https://evil.example/', '//evil.example/', '/studio-api/x', 'javascript:1'])
      expect((await open('/sandbox/pay', { ...fields, back, do: 'cancel' })).location).toBe('')
    const foreign = await open('/sandbox/pay', { ...fields, do: 'pay' }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
  })
})

test('who scans a code pays and has nowhere to go back to', async () => {
  const visitor = await signIn(gateway)
  const { pid, begun } = await begin(visitor, 'wx_native')
  const page = await follow(begun.code_url)
  const paid = await open('/sandbox/pay', { ...fieldsOf(page.body), do: 'pay' })
  expect([paid.status, paid.body.includes('付款成功')]).toEqual([200, true])
  expect(await statusOf(visitor, pid)).toBe(1)
  // When opened again, it says what has become of it and accepts nothing.
  expect((await follow(begun.code_url)).body).not.toContain('<form')
})

test('a form that was changed on its way is not opened', async () => {
  const { begun } = await begin(await signIn(gateway), 'alipay_wap')
  const biz_content = begun.form.fields.biz_content.replace('198.00', '0.01')
  expect(biz_content).not.toBe(begun.form.fields.biz_content)
  const { status } = await follow(begun.form.action, { ...begun.form.fields, biz_content })
  expect(status).toBe(400)
})

test('a number of nobody, and production, have no such page', async () => {
  expect((await open('/sandbox/pay?what=pay&no=nothing')).status).toBe(404)
  expect((await open('/sandbox/pay', { supplier: 'wechat', no: 'nothing', do: 'pay' })).status).toBe(404)
  await using production = await startTestGateway({ config: { env: 'production' } })
  for (const url of ['/sandbox/pay?what=pay&no=x', '/sandbox?what=pay'])
    expect((await production.app.inject({ url })).statusCode).toBe(404)
  for (const url of ['/sandbox/pay', '/sandbox/alipay'])
    expect((await production.app.inject({ url, method: 'POST', payload: {} })).statusCode).toBe(404)
})
