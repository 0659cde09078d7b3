// `npm run bench -- call-log`: what a log line per call costs, in the cheapest call there is: replies a second of a
// gateway that writes such lines, as a ratio to one that leaves them out. Both run here and now, in turns; each round
// gives a ratio of two neighbours, and the median of these counts. Lines go through a pipe that somebody reads, as
// under systemd and in containers.
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { median } from './median.mjs'
import { startOwnGateway } from './own-gateway.mjs'

const CALL = '/n8sf/api/activity/v1/activity-page/detail?code=etf-course'
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '3' } },
})

const silent = await startOwnGateway({ LOG_LEVEL: 'warn' })
const talking = await startOwnGateway({ LOG_LEVEL: 'info' }).catch(async (error) => {
  await silent.stop()
  throw error
})
try {
  const rates = { silent: [], talking: [] }
  for (const { origin } of [silent, talking]) await load(`${origin}${CALL}`, 2)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rates.silent.push(await rateOf(silent))
    rates.talking.push(await rateOf(talking))
  }
  const perCall = (rate) => 1e6 / median(rate)
  console.table([
    {
      'without lines (calls/s)': Math.round(median(rates.silent)),
      'with lines (calls/s)': Math.round(median(rates.talking)),
      ratio: Number(median(rates.talking.map((rate, round) => rate / rates.silent[round])).toFixed(3)),
      'a line (µs)': Number((perCall(rates.talking) - perCall(rates.silent)).toFixed(1)),
    },
  ])
} finally {
  await talking.stop()
  await silent.stop()
}

async function rateOf({ origin }) {
  return (await load(`${origin}${CALL}`, Number(values.seconds))).rate
}
