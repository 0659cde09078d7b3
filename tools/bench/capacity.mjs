// `npm run bench -- capacity`: what a visit, a lead and an order cost, in processor time of the gateway and its
// database and in bytes stored, and so how many of each a core can bear. Processor time is counted instead of the rate
// reached, as callers, gateway and database share this machine. `--seconds` of each kind of work.
import { parseArgs } from 'node:util'
import { startOwnGateway } from './own-gateway.mjs'
import { runNode } from './start-server.mjs'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })

// Each visit comes from its own address, as from phones: a single network is limited.
const gateway = await startOwnGateway({ LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' })
try {
  const printed = await runNode(
    ['--import', 'tsx', 'tools/bench/capacity-costs.ts', values.seconds],
    gateway.env,
  )
  console.table(JSON.parse(printed.trim().split('\n').pop() ?? ''))
} finally {
  await gateway.stop()
}
