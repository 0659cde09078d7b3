import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a private file (0600) unless it exists, and returns the text that is there in the end. When several
 * processes do this at once, all get the same text, and none sees half of it.
 */
export function writeOnce(path: string, text: string): string {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}
