// `npm run test:image [-- --quick]`: follows ops/docker/Dockerfile without Docker, step by step, and starts what comes of
// it as the image would be: as its user, in a read-only root, with an empty data folder and no network. For root on
// Debian, as it makes namespaces. `--quick` packs this checkout as it was built instead of installing and building anew.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { buildImage } = await import('./lib/image/build-image.mjs')
const { packRelease } = await import('./lib/pack/pack-release.mjs')
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

if (
  process.getuid() !== 0 ||
  spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']).status !== 0
) {
  console.error(
    'The image is followed in namespaces, which this user may not make, so nothing can be said of it. Run this as root, on a machine or in a container that allows unshare.',
  )
  process.exit(1)
}

const VISIT = fileURLToPath(new URL('lib/image/visit-image.mjs', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'yingzao-image-'))
let failed = false
try {
  const instead = values.quick ? { build: packThis } : {}
  const { full, server } = buildImage({ dockerfile: 'ops/docker/Dockerfile', work, instead })
  for (const [name, { folder }] of Object.entries({ full, server }))
    console.log(`${name}: ${sizeOf(folder)} in /app`)
  visit('full, for a look', full, {
    settings: { APP_ENV: 'development' },
    args: full.cmd,
    asks: [
      { path: '/healthz', status: 200, has: 'ok' },
      { path: '/readyz', status: 200, has: '"ready":true' },
      { path: '/h5-page/h5/etf-course', status: 200, has: '</html>' },
      { path: '/studio/', status: 200, has: '</html>' },
    ],
    says: ['SIGTERM: finishing what runs'],
  })
  visit('full, in production without settings', full, {
    args: full.cmd,
    fails: true,
    says: ['PUBLIC_ORIGIN is not set', 'TOKEN_KEYS is not set', 'CAPTCHA_APP_ID is not set'],
  })
  visit('keys', full, { args: ['keys', 'files', '/keys'], says: ['PII_INDEX_KEY'] })
  visit('server, without a database', server, {
    settings: { APP_ENV: 'development' },
    args: server.cmd,
    fails: true,
    says: ['set DATABASE_URL'],
  })
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

function packThis(folder) {
  packRelease({ to: join(folder, 'out/full'), withDatabase: true })
  packRelease({ to: join(folder, 'out/server'), withDatabase: false })
}

function sizeOf(folder) {
  return `${
    spawnSync('du', ['-sm', join(folder, 'app')])
      .stdout.toString()
      .split('\t')[0]
  } MB`
}

/** Starts an image with new volumes and looks at it. */
function visit(name, image, what) {
  console.log(`\n${name}`)
  const [uid, gid] = image.user.split(':').map(Number)
  const volumes = {}
  for (const path of ['/data', '/keys']) {
    volumes[path] = mkdtempSync(join(work, 'volume-'))
    chownSync(volumes[path], uid, gid)
  }
  const healthcheck = JSON.parse(/CMD (.+)$/.exec(image.healthcheck)[1])
  const file = join(work, 'visit.json')
  mkdirSync(work, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      settings: {},
      says: [],
      fails: false,
      ...what,
      image: { ...image, healthcheck },
      volumes,
    }),
  )
  const { status } = spawnSync(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath, VISIT, file],
    { stdio: 'inherit', timeout: 180_000 },
  )
  if (status === 0) return
  failed = true
  console.error(`${name}: failed`)
}
