// `npm run test:bundle`: packs the offline bundle, unpacks it into a root of its own, verifies its checksums and starts
// it as an ordinary user without a network, in a read-only tree. For root on Debian.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { root } from './lib/root.mjs'

checkNode()
const { makeRoot } = await import('./lib/image/namespace.mjs')
const { LOOK, needNamespaces, visit } = await import('./lib/image/visit.mjs')
needNamespaces()

const run = (command, args, options) => execFileSync(command, args, { stdio: 'inherit', ...options })
const work = mkdtempSync(join(tmpdir(), 'yingzao-unpacked-'))
let isRight = false
try {
  run(process.execPath, ['tools/bundle.mjs', '--to', work], { cwd: root })
  const file = readdirSync(work).find((name) => name.endsWith('.tar.gz'))
  run('sha256sum', ['--quiet', '--check', `${file}.sha256`], { cwd: work })

  const folder = join(work, 'root')
  const place = join(folder, 'opt/yingzao')
  makeRoot(folder)
  for (const name of ['data', 'keys']) mkdirSync(join(folder, name))
  appendFileSync(join(folder, 'etc/passwd'), 'yingzao:x:10001:10001::/data:/usr/sbin/nologin\n')
  mkdirSync(place, { recursive: true })
  run('tar', ['-xzf', join(work, file), '-C', place])
  const [version] = readdirSync(place)
  symlinkSync(version, join(place, 'current'))
  run('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: join(place, version) })

  const program = '/opt/yingzao/current/bin/yingzao'
  const image = {
    folder,
    env: { PATH: '/usr/bin:/bin', DATA_DIR: '/data' },
    user: '10001:10001',
    workdir: '/',
    entrypoint: [program],
    healthcheck: ['node', '/opt/yingzao/current/bin/healthy.mjs'],
  }
  isRight =
    visit('version', image, { work, args: ['version'], says: [version.replace('-', ' ')] }) &&
    visit('the bundle, without a network', image, { work, args: ['start'], ...LOOK })
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.exit(isRight ? 0 : 1)
