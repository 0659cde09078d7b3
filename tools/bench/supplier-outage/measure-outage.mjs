import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { median } from '../median.mjs'
import { startOwnGateway } from '../own-gateway.mjs'

const CALLS_PER_SECOND = 10
const OTHER = '/oabase/api/channel/app/open/multiple-brokerage-options'

/**
 * Measures the calls that do not need a supplier, while it answers and while it hangs, in this many rounds. Returns a
 * row for each round, and the median of their ratios. `start` returns a stand-in for the supplier, with the gateway's
 * settings; `callers`, given a running gateway, a call that resolves with whether the supplier did its part.
 */
export async function measureOutage({ supplier: name, start, callers }, { rounds, seconds }) {
  const supplier = await start()
  let gateway
  try {
    gateway = await startOwnGateway({ LOG_LEVEL: 'silent', ...supplier.settings })
    const call = await callers(gateway)
    const measure = () => measureOthers(gateway.origin, seconds, call)
    const results = []
    await measure()
    for (let round = 0; round < rounds; round += 1) {
      supplier.hang(false)
      await untilAnswered(call)
      const well = await measure()
      supplier.hang(true)
      const hanging = await measure()
      results.push({
        [`p95, ${name} answers (ms)`]: well.p95,
        [`p95, ${name} hangs (ms)`]: hanging.p95,
        ratio: Number((hanging.p95 / well.p95).toFixed(3)),
        'answered / refused': `${well.answered} / ${hanging.refused}`,
      })
    }
    return { results, ratio: median(results.map(({ ratio }) => ratio)) }
  } finally {
    await gateway?.stop()
    supplier.close()
  }
}

/** Calls of visitors who need the supplier continue alongside those that are measured. */
async function measureOthers(origin, seconds, call) {
  const calls = []
  const calling = setInterval(() => calls.push(call()), 1000 / CALLS_PER_SECOND)
  const times = []
  const wrong = new Set()
  const run = autocannon({ url: `${origin}${OTHER}`, duration: seconds, connections: 4 })
  run.on('response', (_client, status, _bytes, ms) => {
    if (status === 200) times.push(ms)
    else wrong.add(status)
  })
  await run
  clearInterval(calling)
  const answers = await Promise.all(calls)
  if (wrong.size > 0) throw new Error(`${OTHER} answered ${[...wrong].join(', ')}.`)
  times.sort((a, b) => a - b)
  const answered = answers.filter(Boolean).length
  return {
    p95: Number(times[Math.floor(times.length * 0.95)].toFixed(2)),
    answered,
    refused: answers.length - answered,
  }
}

/** After an outage the gateway tries again only after leaving the supplier alone for a while. */
async function untilAnswered(call) {
  while (!(await call())) await wait(500)
}
