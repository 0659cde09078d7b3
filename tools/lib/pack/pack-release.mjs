import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMANDS } from '../gateway.mjs'
import { root } from '../root.mjs'
import { copyPackages, packagesOfGateway } from './copy-packages.mjs'
import { copyOurFiles } from './packed-files.mjs'

/** What is packed, as `release.json` states it. */
const PLATFORM = `${process.platform}-${process.arch}`

/** The version of this checkout. */
export function versionOf() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/**
 * Writes a release into a new folder: all that a server needs to run what has been built here, and nothing else. It
 * belongs to nobody in particular and is never written to again, so that it can be read-only.
 * @param {{ to: string, withDatabase: boolean, revision?: string }} options `to`: absolute, must not exist or be empty.
 *   `revision`: of the sources.
 */
export function packRelease({ to, withDatabase, revision = '' }) {
  mkdirSync(to, { recursive: true })
  if (readdirSync(to).length > 0)
    throw new Error(
      `${to} is not empty. Name a folder that does not exist yet, as everything in it is to be one release.`,
    )
  copyOurFiles(to)
  copyPackages(packagesOfGateway({ withDatabase }), to)
  const version = versionOf()
  writeJson(join(to, 'release.json'), {
    product: 'yingzao',
    version,
    revision,
    platform: PLATFORM,
    database: withDatabase ? 'embedded' : 'none',
    commands: COMMANDS,
  })
  writeJson(join(to, 'package.json'), {
    name: 'yingzao',
    version,
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=20.19.0' },
    // The commands of the manuals work here too.
    scripts: Object.fromEntries(['start', ...COMMANDS].map((name) => [name, `node bin/yingzao.mjs ${name}`])),
  })
  readableForAll(to)
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Regardless of the packer's umask: the service runs as another user. */
function readableForAll(path) {
  const { mode } = lstatSync(path)
  const isFolder = (mode & 0o170000) === 0o040000
  if ((mode & 0o170000) === 0o120000) return
  chmodSync(path, isFolder || mode & 0o100 ? 0o755 : 0o644)
  if (isFolder) for (const name of readdirSync(path)) readableForAll(join(path, name))
}
