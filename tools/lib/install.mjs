import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { mustRun } from './run.mjs'

const PROGRESS_MS = 15_000

/**
 * Whether node_modules holds what package-lock.json says. npm leaves its own account of what it installed there,
 * written last, so a half-finished installation has none.
 * @param {string} folder A checkout.
 * @param {{ production?: boolean }} [options] `production`: it will do without what only development needs.
 */
export function isInstalled(folder, { production = false } = {}) {
  const account = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(account)) return false
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const found = packagesOf(account)
  return Object.entries(wanted).every(([path, { version, optional, link, dev }]) => {
    // The checkout itself and its workspaces are not packages that npm installs.
    if (!path.includes('node_modules/')) return true
    if (production && dev && !found[path]) return true
    // What is made for another platform is listed, but not installed.
    if (!found[path]) return optional === true
    return link === true || found[path].version === version
  })
}

/**
 * Makes node_modules what package-lock.json says. Ends the process when npm fails.
 * @param {string} [folder] What has a lockfile of its own; the checkout unless said otherwise.
 */
export async function install(folder = root) {
  console.log('Installing packages from package-lock.json (the first time this takes a minute or two).')
  const began = Date.now()
  const ticker = setInterval(
    () => console.log(`Still installing, ${Math.round((Date.now() - began) / 1000)} s.`),
    PROGRESS_MS,
  )
  // With development packages whatever NODE_ENV is: the site is built on the machine that serves it.
  await mustRun('npm ci', npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', folder]))
  clearInterval(ticker)
}

/** The npm that runs us, if one does, so that no other version touches the same node_modules. */
function npm(args) {
  const running = process.env.npm_execpath
  return running?.endsWith('.js') ? [process.execPath, running, ...args] : ['npm', ...args]
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
