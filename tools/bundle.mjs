// `npm run bundle [-- --with-node] [--without-database] [--to FOLDER]`: writes `yingzao-VERSION-PLATFORM.tar.gz` with
// all that a server without a network needs, and its checksum. The same revision gives the same file each time.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode } from './lib/check-node.mjs'
import { root } from './lib/root.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
const { values } = parseArgs({
  options: {
    'with-node': { type: 'boolean', default: false },
    'without-database': { type: 'boolean', default: false },
    to: { type: 'string', default: 'releases' },
  },
})
await prepare()
const { checksumOf, checksumsOf } = await import('./lib/pack/checksums.mjs')
const { packRelease, versionOf } = await import('./lib/pack/pack-release.mjs')
const { revisionOf } = await import('./lib/pack/revision.mjs')
const { sbomOf } = await import('./lib/pack/sbom.mjs')

const version = versionOf()
const { revision, at } = revisionOf()
const kind = values['without-database'] ? '-server' : ''
const file = `yingzao-${version}${kind}-${process.platform}-${process.arch}.tar.gz`
const work = mkdtempSync(join(tmpdir(), 'yingzao-bundle-'))
try {
  const tree = join(work, `yingzao-${version}`)
  packRelease({ to: tree, withDatabase: !values['without-database'], revision })
  // What accompanies the server: units and manifests, and how to use them.
  for (const part of ['ops', 'docs', 'README.md', 'README.zh-CN.md', 'compose.yml', '.env.example'])
    cpSync(join(root, part), join(tree, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/images'),
    })
  if (values['with-node']) {
    mkdirSync(join(tree, 'node/bin'), { recursive: true })
    cpSync(process.execPath, join(tree, 'node/bin/node'), { dereference: true })
  }
  writeFileSync(join(tree, 'sbom.cdx.json'), `${JSON.stringify(sbomOf({ version }), null, 2)}\n`)
  writeFileSync(join(tree, 'SHA256SUMS'), checksumsOf(tree))
  const to = resolve(root, values.to)
  mkdirSync(to, { recursive: true })
  const path = join(to, file)
  pack({ from: work, path })
  writeFileSync(`${path}.sha256`, `${checksumOf(path)}  ${file}\n`)
  console.log(`${path} (${Math.round(statSync(path).size / 1e6)} MB)`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Nothing about who packs it, where or when gets into it. */
function pack({ from, path }) {
  const tar = path.replace(/\.gz$/, '')
  const alike = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${at}`]
  execFileSync('tar', [...alike, '--create', `--file=${tar}`, '--directory', from, `yingzao-${version}`])
  execFileSync('gzip', ['--no-name', '--force', tar])
}
