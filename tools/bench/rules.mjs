// `npm run bench -- rules`: how long it takes to check one of 1,000,000 visitors against twenty conditions, and to
// count who matches a rule. `--database URL` measures on a server, in a database of its own, instead of the embedded
// one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const MOST_MS = { one: 5, count: 1_000 }
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '10' },
    database: { type: 'string' },
  },
})

const { measureRules } = await tsImport('../../apps/gateway/bench/rules/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, the database's among them.
await chmod(folder, 0o711)
try {
  const { one, counts } = await measureRules({
    dataDir: folder,
    databaseUrl: values.database,
    people: Number(values.people),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table([{ call: 'one visitor, twenty conditions', ...one }])
  console.table(counts)
  const slow = [
    ...(one['p95 (ms)'] > MOST_MS.one ? [`one visitor: ${one['p95 (ms)']} ms`] : []),
    ...counts
      .filter((row) => row['p95 (ms)'] > MOST_MS.count)
      .map((row) => `${row.rule}: ${row['p95 (ms)']} ms`),
  ]
  for (const line of slow) console.error(`Too slow: ${line}`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
