import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '../config/write-once'
import { newKeySettings } from './new-key-settings'

/** The outcome for the files of a folder, by the names of their settings. */
interface KeyFiles {
  made: string[]
  /** Already existed and are unchanged. */
  kept: string[]
}

/**
 * Creates a file for each key that production needs and the folder lacks, readable only by its owner, to be named by
 * `NAME_FILE`. An existing file is never touched: another key could not read what that one wrote. Safe to repeat and
 * from several processes at once. Throws when the folder cannot be written.
 */
export function makeKeyFiles(folder: string): KeyFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files: KeyFiles = { made: [], kept: [] }
  for (const [name, value] of Object.entries(newKeySettings())) {
    const path = join(folder, name)
    if (!existsSync(path) && writeOnce(path, `${value}\n`) === `${value}\n`) files.made.push(name)
    else files.kept.push(name)
  }
  return files
}
