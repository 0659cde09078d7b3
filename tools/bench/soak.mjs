// `npm run bench -- soak`: how many visits a second a gateway can take (the knee), then half of that for two hours: its
// memory must not grow, no call may fail and no lead may be lost. A visit is a page, what its phone reports about it,
// and now and then a lead. Callers, gateway and database share the machine. `--minutes`, `--rate` (visits a second,
// instead of searching for the knee).
import { parseArgs } from 'node:util'
import { startOwnGateway } from './own-gateway.mjs'
import { runNode } from './start-server.mjs'

/** Caches fill at first; what comes after that counts. */
const FILLED_SECONDS = 15 * 60
/** Per cent: how much more memory may be in use at the end than then, and how much slower the slowest pages may be. */
const MOST = { growth: 10, drift: 20 }
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '0' },
  },
})

// Each visit comes from its own address, as from phones: each network is rate-limited.
const gateway = await startOwnGateway({ LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' })
try {
  const printed = await runNode(
    ['--import', 'tsx', 'tools/bench/soak-visits.ts', values.minutes, values.rate],
    gateway.env,
  )
  const lines = printed.trim().split('\n')
  const { knee, rate, visits, failed, p50, p95, acknowledged, stored, samples } = JSON.parse(
    lines.pop() ?? '',
  )
  for (const line of lines) console.log(line)
  const filled = samples.filter(
    ({ seconds }) => seconds >= Math.min(FILLED_SECONDS, samples.at(-1).seconds / 3),
  )
  const third = Math.max(1, Math.floor(filled.length / 3))
  const [early, late] = [filled.slice(0, third), filled.slice(-third)]
  const growth = more(early, late, ({ resident }) => resident)
  const drift = more(early, late, ({ p99 }) => p99)
  console.table([
    {
      'knee (visits/s)': knee ?? 'not looked for',
      'rate (visits/s)': rate,
      minutes: Number(values.minutes),
      visits,
      failed,
      'page p50 (ms)': p50,
      'page p95 (ms)': p95,
      'leads acknowledged': acknowledged,
      'leads stored': stored,
      'memory (%)': growth,
      'page p99 (%)': drift,
    },
  ])
  const step = Math.max(1, Math.floor(samples.length / 12))
  console.table(samples.filter((_sample, at) => at % step === 0))
  const wrong = [
    ...(failed > 0 ? [`${failed} calls failed`] : []),
    ...(stored !== acknowledged ? [`${acknowledged} leads were acknowledged and ${stored} are stored`] : []),
    ...(growth > MOST.growth ? [`memory has grown by ${growth} per cent`] : []),
    ...(drift > MOST.drift ? [`the slowest pages take ${drift} per cent longer`] : []),
  ]
  for (const line of wrong) console.error(`Missed: ${line}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await gateway.stop()
}

/** How much higher the late values are than the early ones, in per cent of the latter. */
function more(early, late, of) {
  const mean = (samples) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  return Number(((mean(late) / mean(early) - 1) * 100).toFixed(1))
}
