import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { sharedDemoGateway } from '../testing/demo-gateway'
import { htmlRules } from '../testing/html-rules'

const validator = new HtmlValidate(htmlRules)

/** Returns what is wrong with a document: the rule, its message, and the markup that it complains about. */
async function findings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset, size }) => {
      const markup = html.slice(Math.max(0, offset - 20), offset + Math.min(size, 100) + 80)
      return `${ruleId}: ${message} in ${markup}`
    }),
  )
}

const demo = sharedDemoGateway()
test.each([
  ['the home page', '/h5-page/', 200],
  ['a page with every block', '/h5-page/h5/kitchen-sink', 200],
  ['the login', '/passport/m/login', 200],
  ['the personal center', '/passport/m/home', 200],
  ['one’s own orders', '/passport/m/orders', 200],
  ['a receipt', '/passport/m/receipt', 200],
  ['one’s own services', '/passport/m/services', 200],
  ['one’s own contracts', '/passport/m/contracts', 200],
  ['one’s own coupons', '/passport/m/coupons', 200],
  ['a ticket', '/passport/m/ticket', 200],
  ['one’s own tickets', '/passport/m/tickets', 200],
  ['one’s own reminders', '/passport/m/reminders', 200],
  ['one’s own risk test', '/passport/m/risk-test', 200],
  ['the way to be erased', '/passport/m/erase', 200],
  ['a page that is not there', '/h5-page/h5/nowhere', 404],
  ['the Studio', '/studio/', 200],
  ['its canvas', '/studio/canvas', 200],
])('%s is served as valid HTML', async (_name, path, status) => {
  const reply = await fetch(`${demo.origin}${path}`)
  expect([reply.status, await findings(await reply.text())]).toEqual([status, []])
})

test('what is not valid is found', async () => {
  const html =
    '<!doctype html><html lang="zh-CN"><head><title>x</title></head><body><span><div></div></span></body></html>'
  expect(await findings(html)).not.toEqual([])
})
