import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Settings for a process whose clock is this many milliseconds ahead of the machine's, or behind it, from its first
 * line on. The clocks of its database and of commands are not shifted.
 */
export function clockAhead(ms: number): { NODE_OPTIONS: string; CLOCK_SHIFT_MS: string } {
  const script = pathToFileURL(resolve(import.meta.dirname, '../../tools/shifted-clock.mjs'))
  return { NODE_OPTIONS: `--import ${script}`, CLOCK_SHIFT_MS: String(ms) }
}
