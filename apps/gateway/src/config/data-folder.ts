import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error'

const MARKER = 'yingzao.json'

/** What a fresh volume or a checkout may already hold without being anybody's data. */
const HARMLESS = new Set(['lost+found', '.gitkeep', '.gitignore', '.DS_Store'])

/** What is copied back into a new folder before a database is restored there, following the backup guide. */
const BROUGHT_BACK = new Set(['assets', 'videos', 'audit-heads'])

/**
 * Makes the data folder ours: creates it when missing and leaves a marker. Safe to repeat and from several
 * processes at once. Throws a StartError for a folder that holds something else or cannot be written.
 */
export function claimDataFolder(folder: string): void {
  try {
    // Others may pass through, so that the database's own user reaches its part, but cannot list names here.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o711)
    const names = readdirSync(folder)
    if (names.includes(MARKER)) return
    const foreign = names.find((name) => !HARMLESS.has(name) && !BROUGHT_BACK.has(name))
    if (foreign !== undefined && !readdirSync(folder).includes(MARKER)) throw notOurs(folder, foreign)
    writeFileSync(join(folder, MARKER), `${JSON.stringify({ product: 'yingzao', layout: 1 })}\n`)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${folder} cannot be used (${(error as Error).message}), so nothing could be stored. Give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
}

/** Throws a StartError when no start has created this data folder yet. Creates nothing. */
export function requireDataFolder(folder: string): void {
  if (existsSync(join(folder, MARKER))) return
  throw new StartError(
    `There is no data in ${folder}, so there is nothing to read. Set DATA_DIR to the folder that the service uses, or start it once with \`npm start\`.`,
  )
}

function notOurs(folder: string, foreign: string): StartError {
  return new StartError(
    `The data folder ${folder} holds something that is not Yingzao's (${foreign}), which a start could damage. Set DATA_DIR to an empty folder or to one that Yingzao made.`,
  )
}
