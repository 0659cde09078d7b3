// `npm run bench -- leads`: how many leads a second the gateway stores for 32 callers, as a ratio to the same statements
// without HTTP. Both run here and now, in turns; each round gives a ratio of two neighbours, and the median of these
// counts. The callers of the gateway share the machine with it, so the ratio is lower than that of a real one.
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../lib/free-port.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { runNode, startServer } from './start-server.mjs'

const FLOOR = 0.5
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, leads: { type: 'string', default: '1500' } },
})

const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to others, the database's user among them.
await chmod(folder, 0o711)
const port = await freePort()
const env = {
  ...process.env,
  APP_ENV: 'test',
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  LOG_LEVEL: 'error',
  // Each lead is left from an address of its own.
  TRUSTED_PROXIES: '127.0.0.1',
}
delete env.DATABASE_URL
let gateway
try {
  gateway = await startServer([gatewayProgram('main')], env)
  console.log(`${values.rounds} rounds of ${values.leads} leads for each of the two`)
  const script = ['--import', 'tsx', 'tools/bench/lead-rates.ts']
  const printed = await runNode([...script, values.rounds, values.leads], env)
  const rounds = JSON.parse(printed)
  const ratio = median(rounds.map(({ statements, gateway }) => gateway / statements))
  console.table([
    {
      'statements alone (leads/s)': Math.round(median(rounds.map(({ statements }) => statements))),
      'gateway (leads/s)': Math.round(median(rounds.map(({ gateway }) => gateway))),
      ratio: Number(ratio.toFixed(3)),
    },
  ])
  if (ratio < FLOOR) console.error(`${ratio.toFixed(3)} of the statements alone, less than ${FLOOR}.`)
  process.exitCode = ratio < FLOOR ? 1 : 0
} finally {
  gateway?.kill('SIGTERM')
  if (gateway && gateway.exitCode === null) await once(gateway, 'exit')
  await rm(folder, { recursive: true, force: true })
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
