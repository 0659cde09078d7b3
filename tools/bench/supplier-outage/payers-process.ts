// Run by payments.mjs beside a gateway. Prints, for the given number of visitors, their token and the number of an
// order of theirs that awaits payment.
import { createOrder, NO_ORIGIN, openPayments } from '@yingzao/gateway/testing/process'
import { operations } from '../../../packages/contract/src/server'
import { Buyers } from '../buyers'
import { openParts } from '../open-parts'

const [count = 0] = process.argv.slice(2).map(Number)
const parts = await openParts()
// Orders made here come from no page.
const tools = { ...parts, suppliers: openPayments(parts), notices: { findPage: async () => undefined } }
// From what a first start has on sale.
const wanted = operations.createOrder.request.parse({ mark: 'jjrm' })
const payers: { token: string; pid: string }[] = []
for (const { token, uid } of await new Buyers(parts).logIn(count)) {
  const { pid } = await createOrder(tools, wanted, uid, NO_ORIGIN)
  payers.push({ token, pid })
}
console.log(JSON.stringify(payers))
await parts.db.close()
