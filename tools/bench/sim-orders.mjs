// `npm run bench -- sim-orders`: how many orders of shares a second the gateway accepts from players of a contest, as a
// ratio to the same statements without HTTP. Orders are accepted only while the exchanges are trading, so both clocks
// begin at ten o'clock in China on this or the next weekday, which is then a trading day. Not at the first start, whose
// demo orders are paid by the database's clock.
import { pathToFileURL } from 'node:url'
import { compareWithStatements } from './compare-with-statements.mjs'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const china = Date.now() + 8 * HOUR_MS
const weekday = new Date(china).getUTCDay()
const daysOff = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
const shift = daysOff * DAY_MS + 10 * HOUR_MS - (china % DAY_MS)
const clock = pathToFileURL(`${import.meta.dirname}/../shifted-clock.mjs`)

await compareWithStatements({
  what: 'orders',
  count: 500,
  floor: 0.5,
  script: 'tools/bench/sim-order-rates.ts',
  later: { NODE_OPTIONS: `--import ${clock}`, CLOCK_SHIFT_MS: String(shift) },
})
