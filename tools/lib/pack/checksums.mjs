import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The SHA-256 of a file, in hex. */
export function checksumOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Lines for all files of a folder, as `sha256sum --check` reads them, sorted by path. Links are no files. */
export function checksumsOf(folder) {
  return filesBelow(folder, '')
    .sort()
    .map((path) => `${checksumOf(join(folder, path))}  ${path}\n`)
    .join('')
}

function filesBelow(folder, path) {
  return readdirSync(join(folder, path)).flatMap((name) => {
    const below = path === '' ? name : `${path}/${name}`
    const found = lstatSync(join(folder, below))
    if (found.isDirectory()) return filesBelow(folder, below)
    return found.isFile() ? [below] : []
  })
}
