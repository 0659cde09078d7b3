import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Restores the short names of PostgreSQL's libraries (libpq.so.5 for libpq.so.5.18), which npm cannot pack and which
 * otherwise need an install script; npm skips those. Safe to repeat. Throws where it may not write.
 */
export function linkLibraries(packageFolder: string): void {
  const list = linksSchema.parse(
    JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')),
  )
  for (const { source, target } of list) {
    const path = join(packageFolder, target)
    if (exists(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      // Another start may be doing the same.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
