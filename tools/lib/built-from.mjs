import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Remembers what a build was made from, so that it is made again when that has changed.
 * @param {{ stamp: string, folders: readonly string[] }} options `stamp`: the file that remembers; `folders`: all
 *   sources, from the root. The lockfile always counts.
 */
export function builtFrom({ stamp, folders }) {
  const path = join(root, stamp)
  const hash = () => hashOf(folders)
  return {
    /** Whether the build was made from exactly the current sources. */
    isFresh: () => existsSync(path) && readFileSync(path, 'utf8') === hash(),
    /** Whether there is a build, whatever it was made from. */
    exists: () => existsSync(path),
    /** Call it before the build: what changes during it has to be built again. */
    hash,
    /** @param {string} hash What the build was made from. */
    remember: (hash) => writeFileSync(path, hash),
  }
}

function hashOf(folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of folders) {
    for (const path of filesIn(folder)) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !/\.test\.tsx?$|\.md$/.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}
