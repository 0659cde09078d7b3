import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * The packages of others that a deployment is made of: those that run, and those that have gone into the built site,
 * the Studio and the gateway. What only development needs, or another platform, is not among them.
 * @returns {{ path: string, name: string, version: string, license?: string, integrity?: string, needs: string[] }[]}
 *   By name and version; `needs` are names.
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || !existsSync(join(root, path))) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version, license, integrity, dependencies = {}, optionalDependencies = {} } = entry
    const needs = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
    found.set(`${name}@${version}`, { path, name, version, license, integrity, needs })
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}
