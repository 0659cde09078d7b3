// `npm run bench -- supplier-outage`: what a hanging supplier does to the calls that do not need it. Ten visitors a
// second need it throughout; in turns it answers and hangs. Each round gives the ratio of two adjacent measurements,
// and the median counts. `--supplier link` has visitors ask WeChat for a link into a mini program, `--supplier pay` has
// them start payments with WeChat Pay; by default both in turn.
import { parseArgs } from 'node:util'
import { links } from './supplier-outage/links.mjs'
import { measureOutage } from './supplier-outage/measure-outage.mjs'
import { payments } from './supplier-outage/payments.mjs'

const LIMIT = 1.1
const NEEDS = { link: [links], pay: [payments], both: [links, payments] }
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    supplier: { type: 'string', default: 'both' },
  },
})
if (!Object.hasOwn(NEEDS, values.supplier)) {
  console.error(`There is no supplier ${values.supplier}. Choose one of ${Object.keys(NEEDS).join(', ')}.`)
  process.exit(1)
}

process.exitCode = 0
for (const need of NEEDS[values.supplier]) {
  const { results, ratio } = await measureOutage(need, {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
  })
  console.table(results)
  console.log(
    `Other calls take ${ratio.toFixed(3)} times as long while ${need.supplier} hangs (limit ${LIMIT}).`,
  )
  if (ratio > LIMIT) process.exitCode = 1
}
