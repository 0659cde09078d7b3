// `npm run bench -- order-list`: how long members wait for the list of orders over 1,000,000 orders, for every way to
// filter it, served as in production. `--database URL` measures on a server, in its own database, instead of the
// embedded one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const LIMIT_MS = 300
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '30' },
    database: { type: 'string' },
  },
})

const { measureOrderList } = await tsImport('../../apps/gateway/bench/order-list/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, including the database's.
await chmod(folder, 0o711)
try {
  const calls = await measureOrderList({
    dataDir: folder,
    databaseUrl: values.database,
    orders: Number(values.orders),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table(calls)
  const slow = calls.filter((row) => row['p95 (ms)'] >= LIMIT_MS)
  for (const row of slow)
    console.error(`${row.call}: ${row['p95 (ms)']} ms, which is not under ${LIMIT_MS} ms.`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
