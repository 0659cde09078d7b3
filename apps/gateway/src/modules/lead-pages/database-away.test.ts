import { errors } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { openTcpProxy } from '../../testing/tcp-proxy'
import { pageText } from '../testing/documents'
import { someHandset } from '../testing/sign-in'
import { startTestGateway, startTwin } from '../testing/start-test-gateway'
import { sendForm } from './testing/send-form'

const FORM = { name: 'wBrokerRegister', id: 'register', value: {} }
const FOOTER = { name: 'footer', value: { show: true, show5: true, fxts: true } }

test('while the database is away what was filled in stays on the page, and is taken when all is well again', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ code: 'open', page_schema: [FORM, FOOTER] }))
  await gateway.ctx.db.pool.query(
    "INSERT INTO broker (open_brokerage_type, name) VALUES ('caida', '示例证券')",
  )
  await using proxy = await openTcpProxy(gateway.database.url)
  await using far = await startTwin(gateway, { place: { url: proxy.urlOf(gateway.database.url) } })
  const send = (own: object = {}) =>
    sendForm({ ...filled, ...own }, { url: '/h5-page/lead/open?form=register', app: far.app })
  const filled = {
    name: '王小明',
    handset: someHandset(),
    consent: '我已阅读并同意《隐私政策》',
    open_brokerage_type: 'caida',
    region: '440000,440100',
  }
  expect((await send()).step.kind).toBe('captcha')
  proxy.cut()
  const refusal = { status: 503, fault: { field: 'form', msg: errors.serverError.msg } }
  expect(await send()).toMatchObject({
    ...refusal,
    step: { kind: 'registration', typed: { name: '王小明', open_brokerage_type: 'caida' }, brokers: [] },
  })
  expect(await send({ code: '1234' })).toMatchObject({
    ...refusal,
    step: { kind: 'code', typed: '1234' },
    carried: filled,
  })
  proxy.mend()
  await expect.poll(async () => (await send()).step.kind, { timeout: 5_000 }).toBe('captcha')
})
