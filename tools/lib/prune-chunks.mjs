import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page may stay open on a phone this long and still load the chunks of the build that made it. */
const KEEP_MS = 14 * 24 * 3_600_000

/** The lists for the pages, the Studio in each language, the login pages, and the cashier. */
const LISTS = ['chunks.json', 'chunks.en.json', 'passport.json', 'cashier.json']
const RETIRED = '.retired.json'

/**
 * After a build: notes which chunks it no longer uses and removes those that have been out of use for 14 days.
 * The files' own dates do not say when that began, so it is written beside them. Safe to repeat.
 * @param {{ folder: string, now: number }} options `folder` is the web build; `now` in milliseconds.
 */
export function pruneChunks({ folder, now }) {
  const path = join(folder, RETIRED)
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const used = usedFiles(folder)
  const retired = {}
  for (const name of readdirSync(folder)) {
    if (used.has(name) || name === RETIRED) continue
    const since = known[name] ?? now
    if (now - since > KEEP_MS) rmSync(join(folder, name))
    else retired[name] = since
  }
  writeFileSync(path, JSON.stringify(retired, null, 1))
}

/**
 * The lists of this build, the files they name, the files those name, and so on. A file name contains its content's
 * hash.
 */
function usedFiles(folder) {
  const names = readdirSync(folder).filter((name) => name !== RETIRED)
  const used = new Set(LISTS.filter((list) => names.includes(list)))
  for (const name of used) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const other of names) {
      if (text.includes(other.split('.').at(-2) ?? other)) used.add(other)
    }
  }
  return used
}
