// `npm run bench -- posters`: how long the poster of an invitation takes when it is new and when it is known, and what
// 200 of them at once do to everybody else's calls. `--database URL` measures on a server, in its own database.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const MOST = { fresh: 300, known: 10, slowed: 1.1 }
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, database: { type: 'string' } },
})

const { measurePosters } = await tsImport('../../apps/gateway/bench/posters/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, including the database's.
await chmod(folder, 0o711)
try {
  const { fresh, known, slowed } = await measurePosters({
    dataDir: folder,
    databaseUrl: values.database,
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table([
    { poster: 'new', ...fresh },
    { poster: 'known', ...known },
  ])
  console.log(`Calls of others take ${slowed.toFixed(2)} times as long while 200 are drawn.`)
  const slow = [
    ...(fresh['p95 (ms)'] > MOST.fresh ? [`a new poster: ${fresh['p95 (ms)']} ms`] : []),
    ...(known['p95 (ms)'] > MOST.known ? [`a known poster: ${known['p95 (ms)']} ms`] : []),
    ...(slowed > MOST.slowed ? [`calls of others: ${slowed.toFixed(2)} times`] : []),
  ]
  for (const line of slow) console.error(`Too slow: ${line}`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
