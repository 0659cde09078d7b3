// `npm run test:image [-- --quick]`: follows ops/docker/Dockerfile without Docker, step by step, and starts the result
// as the image would be: as its user, in a read-only root, with an empty data folder and no network. For root on
// Debian, as it creates namespaces. `--quick` packs this checkout as it was built instead of installing and building
// again.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { buildImage } = await import('./lib/image/build-image.mjs')
const { LOOK, needNamespaces, visit } = await import('./lib/image/visit.mjs')
const { packRelease } = await import('./lib/pack/pack-release.mjs')
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
needNamespaces()

const work = mkdtempSync(join(tmpdir(), 'yingzao-image-'))
let results = []
try {
  const instead = values.quick ? { build: packThis } : {}
  const built = buildImage({ dockerfile: 'ops/docker/Dockerfile', work, instead })
  const [full, server] = [built.full, built.server].map(startable)
  for (const [name, { folder }] of Object.entries({ full, server }))
    console.log(`${name}: ${sizeOf(folder)} MB in /app`)
  results = [
    visit('full, for a look', full, { work, args: full.cmd, ...LOOK }),
    visit('full, in production without settings', full, {
      work,
      args: full.cmd,
      fails: true,
      says: ['PUBLIC_ORIGIN is not set', 'TOKEN_KEYS is not set', 'CAPTCHA_APP_ID is not set'],
    }),
    visit('full, makes keys', full, { work, args: ['keys', 'files', '/keys'], says: ['PII_INDEX_KEY'] }),
    visit('server, without a database', server, {
      work,
      settings: { APP_ENV: 'development' },
      args: server.cmd,
      fails: true,
      says: ['set DATABASE_URL'],
    }),
  ]
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.exit(results.every(Boolean) ? 0 : 1)

function startable(image) {
  return { ...image, healthcheck: JSON.parse(/CMD (.+)$/.exec(image.healthcheck)[1]) }
}

function packThis(folder) {
  packRelease({ to: join(folder, 'out/full'), withDatabase: true })
  packRelease({ to: join(folder, 'out/server'), withDatabase: false })
}

function sizeOf(folder) {
  return execFileSync('du', ['-sm', join(folder, 'app')])
    .toString()
    .split('\t')[0]
}
