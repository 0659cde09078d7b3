// `npm run bench -- lead-inbox`: how long members wait for the lead inbox over 1,000,000 leads, for every way to filter
// and search it, served as in production; then what an export takes. `--explain` prints how PostgreSQL finds each.
// `--database URL` measures on a server, in its own database, instead of the embedded one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const LIMIT_MS = 300
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '30' },
    explain: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
})

const { measureLeadInbox } = await tsImport('../../apps/gateway/bench/lead-inbox/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, including the database's.
await chmod(folder, 0o711)
try {
  const { calls, exports } = await measureLeadInbox({
    dataDir: folder,
    databaseUrl: values.database,
    leads: Number(values.leads),
    rounds: Number(values.rounds),
    explain: values.explain,
    report: (line) => console.log(line),
  })
  console.table(calls)
  console.table(exports)
  const slow = calls.filter((row) => row['p95 (ms)'] >= LIMIT_MS)
  for (const row of slow)
    console.error(`${row.call}: ${row['p95 (ms)']} ms, which is not under ${LIMIT_MS} ms.`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
