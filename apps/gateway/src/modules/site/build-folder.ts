import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a build's files are, and the path under which they are served. */
export interface BuildFolder {
  folder: string
  path: `/${string}/`
}

/**
 * A file whose name contains a hash of its bytes. Lists of a build have none: another build has others of the same
 * name.
 */
const CHUNK = /^[A-Za-z0-9/._-]+\.[0-9a-f]{6,64}\.[a-z0-9]+$/

/** Whether a file of this name is the same in all builds that have it. */
export function isChunkName(name: string): boolean {
  return CHUNK.test(name)
}

/** The files of a folder, by their paths below it. */
export async function filesOf(folder: string): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) paths.set(path.slice(join(folder, '/').length).replaceAll('\\', '/'), path)
  }
  return paths
}
