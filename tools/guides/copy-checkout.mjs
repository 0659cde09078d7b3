import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../lib/root.mjs'

const OURS = '@yingzao'

/** Builds of the visitors' site and of the Studio, which test gateways serve. */
const BUILDS = ['apps/h5/dist', 'apps/studio/dist']

/**
 * Copies the sources of this checkout, changes that are not committed included, into an empty folder. Packages and
 * builds are those of the checkout, but our own packages are those of the copy.
 * @param {string} folder
 */
export function copyCheckout(folder) {
  for (const path of sources()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, path), join(folder, path))
  }
  linkPackages(folder)
  for (const build of BUILDS) {
    if (existsSync(join(root, build))) symlinkSync(join(root, build), join(folder, build))
  }
}

function sources() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)))
}

/** A link for each package, as one to the whole folder would lead our own packages back to the checkout. */
function linkPackages(folder) {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name !== OURS) symlinkSync(join(from, name), join(to, name))
  }
  mkdirSync(join(to, OURS))
  for (const name of readdirSync(join(from, OURS))) {
    const workspace = relative(realpathSync(root), realpathSync(join(from, OURS, name)))
    symlinkSync(join(folder, workspace), join(to, OURS, name))
  }
}
