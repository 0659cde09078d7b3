// `npm run bench -- comments`: how long it takes to read the comments on a tour, over HTTP, with 100,000 of them.
// `--database URL` measures on a server, in its own database, instead of the embedded one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const MOST_MS = 50
const { values } = parseArgs({
  options: {
    comments: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '100' },
    database: { type: 'string' },
  },
})

const { measureComments } = await tsImport('../../apps/gateway/bench/comments/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, including the database's.
await chmod(folder, 0o711)
try {
  const rows = await measureComments({
    dataDir: folder,
    databaseUrl: values.database,
    comments: Number(values.comments),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table(rows)
  const slow = rows.filter((row) => row['p95 (ms)'] > MOST_MS)
  for (const row of slow) console.error(`Too slow: ${row.what}: ${row['p95 (ms)']} ms`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
