// `npm run bench -- trading-ticks`: how long it takes to store new quotes of 5,000 shares and check them against 20,000
// waiting orders of a contest. `--database URL` measures on a server, in a database of its own, instead of the embedded
// one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { median } from './median.mjs'

const MOST_MS = 1_000
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    database: { type: 'string' },
  },
})

const { measureTicks } = await tsImport('../../apps/gateway/bench/trading/measure-ticks.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, the database's among them.
await chmod(folder, 0o711)
try {
  const rows = await measureTicks({
    dataDir: folder,
    databaseUrl: values.database,
    orders: Number(values.orders),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  const table = [...new Set(rows.map(({ what }) => what))].map((what) => {
    const own = rows.filter((row) => row.what === what)
    return {
      what,
      'stored (ms)': Math.round(median(own.map(({ stored }) => stored))),
      'matched (ms)': Math.round(median(own.map(({ matched }) => matched))),
    }
  })
  console.table(table)
  const slow = table.filter((row) => row['matched (ms)'] > MOST_MS)
  for (const row of slow) console.error(`Too slow: ${row.what}: ${row['matched (ms)']} ms`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
