// `npm run bench -- trading-settle`: how long it takes to settle a day of a contest of 100,000 players with ten
// positions each, and to read its rankings. `--database URL` measures on a server, in a database of its own, instead of
// the embedded one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const MOST_SECONDS = 10
const MOST_MS = 20
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    database: { type: 'string' },
  },
})

const { measureSettling } = await tsImport(
  '../../apps/gateway/bench/trading/measure-settle.ts',
  import.meta.url,
)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, the database's among them.
await chmod(folder, 0o711)
try {
  const { took, times } = await measureSettling({
    dataDir: folder,
    databaseUrl: values.database,
    players: Number(values.players),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table(times)
  const slow = times.filter((row) => row['p95 (ms)'] > MOST_MS)
  for (const row of slow) console.error(`Too slow: ${row.what}: ${row['p95 (ms)']} ms`)
  if (took > MOST_SECONDS) console.error(`Too slow: settling: ${took} s`)
  process.exitCode = slow.length === 0 && took <= MOST_SECONDS ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
