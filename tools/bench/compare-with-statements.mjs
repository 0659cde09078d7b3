// How many of something the gateway stores a second for 32 callers, as a ratio to the same statements without HTTP. Both
// run here and now, in turns; each round gives a ratio of two neighbours, and the median of these counts. The callers of
// the gateway share the machine with it, so the ratio is lower than that of a real one.
import { parseArgs } from 'node:util'
import { median } from './median.mjs'
import { startOwnGateway } from './own-gateway.mjs'
import { runNode } from './start-server.mjs'

/**
 * Has `script` measure both beside its own gateway with these `settings`, and `later` ones for after its first start
 * (own-gateway.mjs), `count` of `what` in each round by default, and sets the exit code: 1 when the gateway stores less
 * than `floor` of the statements alone.
 */
export async function compareWithStatements({ what, count, floor, script, settings = {}, later }) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '9' }, [what]: { type: 'string', default: String(count) } },
  })
  const gateway = await startOwnGateway({ LOG_LEVEL: 'error', ...settings }, later)
  try {
    console.log(`${values.rounds} rounds of ${values[what]} ${what} for each of the two`)
    const printed = await runNode(['--import', 'tsx', script, values.rounds, values[what]], gateway.env)
    const rounds = JSON.parse(printed)
    const ratio = median(rounds.map(({ statements, gateway }) => gateway / statements))
    console.table([
      {
        [`statements alone (${what}/s)`]: Math.round(median(rounds.map(({ statements }) => statements))),
        [`gateway (${what}/s)`]: Math.round(median(rounds.map(({ gateway }) => gateway))),
        ratio: Number(ratio.toFixed(3)),
      },
    ])
    if (ratio < floor) console.error(`${ratio.toFixed(3)} of the statements alone, less than ${floor}.`)
    process.exitCode = ratio < floor ? 1 : 0
  } finally {
    await gateway.stop()
  }
}
