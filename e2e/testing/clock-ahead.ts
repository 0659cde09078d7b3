import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Settings of a process whose clock goes so many milliseconds before the machine's, or behind it, from its first line on.
 * That of its database does not, nor that of commands.
 */
export function clockAhead(ms: number): { NODE_OPTIONS: string; CLOCK_SHIFT_MS: string } {
  const script = pathToFileURL(resolve(import.meta.dirname, '../../tools/shifted-clock.mjs'))
  return { NODE_OPTIONS: `--import ${script}`, CLOCK_SHIFT_MS: String(ms) }
}
