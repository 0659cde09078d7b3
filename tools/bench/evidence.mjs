// `npm run bench -- evidence`: how long it takes to say what somebody saw, over 10,000,000 views of half a year, with
// the page as it was served, and what keeping 1,000 versions of the demo's pages costs. `--database URL` measures on a
// server, in its own database, instead of the embedded one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { startOwnGateway } from './own-gateway.mjs'

const GOAL_MS = 1_000
/** Pages of the demo, from a short one to one with nearly every block. */
const CODES = ['etf-course', 'group-join', 'open-account', 'kitchen-sink']
const { values } = parseArgs({
  options: {
    views: { type: 'string', default: '10000000' },
    versions: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '60' },
    database: { type: 'string' },
  },
})

const pages = await servedPages()
const { measureEvidence } = await tsImport('../../apps/gateway/bench/evidence/measure.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to other users, including the database's.
await chmod(folder, 0o711)
try {
  const { looks, room } = await measureEvidence({
    dataDir: folder,
    databaseUrl: values.database,
    pages,
    buildFolder: fileURLToPath(new URL('../../apps/h5/dist/web/', import.meta.url)),
    versions: Number(values.versions),
    views: Number(values.views),
    rounds: Number(values.rounds),
    report: (line) => console.log(line),
  })
  console.table(looks)
  console.table([room])
  const slow = looks.filter((row) => row['p95 (ms)'] > GOAL_MS)
  for (const row of slow) console.error(`By ${row.asked}: ${row['p95 (ms)']} ms, goal ${GOAL_MS} ms.`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** As a visitor gets them after a first start. */
async function servedPages() {
  const gateway = await startOwnGateway({})
  try {
    const found = []
    for (const code of CODES) {
      const reply = await fetch(`${gateway.origin}/h5-page/h5/${code}`)
      if (!reply.ok) throw new Error(`${code} was answered with ${reply.status}.`)
      found.push({ code, html: await reply.text() })
    }
    return found
  } finally {
    await gateway.stop()
  }
}
