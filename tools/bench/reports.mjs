// `npm run bench -- reports`: how long members wait for page results, over 10,000,000 events and 3,000,000 views of 30
// days on 40 pages, 300,000 of which report how fast they loaded, how long one counting run takes, and how far numbers
// of visitors are from the exact ones. `--database URL` measures on a server, in a database of its own, instead of the
// embedded one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

/** Per cent by which a number of visitors may be out. */
const MOST_OUT = 3
const { values } = parseArgs({
  options: {
    views: { type: 'string', default: '3000000' },
    rounds: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
})

const { measureReports } = await tsImport('../../apps/gateway/bench/reports/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, the database's among them.
await chmod(folder, 0o711)
try {
  const { calls, counting, visitors } = await measureReports({
    dataDir: folder,
    databaseUrl: values.database,
    views: Number(values.views),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table(calls)
  console.table(counting)
  console.table(visitors)
  const slow = calls.filter((row) => row['p95 (ms)'] > row['goal (ms)'])
  for (const row of slow) console.error(`${row.call}: ${row['p95 (ms)']} ms, goal ${row['goal (ms)']} ms.`)
  const wrong = visitors.filter((row) => Math.abs(row['out (%)']) > MOST_OUT)
  for (const row of wrong) console.error(`Visitors of ${row.of}: out by ${row['out (%)']} per cent.`)
  process.exitCode = slow.length + wrong.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
