// Run by payments.mjs beside a gateway. Prints, for as many visitors as are wanted, their token and the number of an order
// of theirs that waits for its payment.
import { createOrder, NO_ORIGIN, openPayments } from '@yingzao/gateway/testing/process'
import { operations } from '../../../packages/contract/src/server'
import { Buyers } from '../buyers'
import { openParts } from '../open-parts'

const [count = 0] = process.argv.slice(2).map(Number)
const parts = await openParts()
// What is ordered here is ordered on no page.
const tools = { ...parts, suppliers: openPayments(parts), notices: { findPage: async () => undefined } }
// Of what a first start has to sell.
const wanted = operations.createOrder.request.parse({ mark: 'jjrm' })
const payers: { token: string; pid: string }[] = []
for (const { token, uid } of await new Buyers(parts).logIn(count)) {
  const { pid } = await createOrder(tools, wanted, uid, NO_ORIGIN)
  payers.push({ token, pid })
}
console.log(JSON.stringify(payers))
await parts.db.close()
