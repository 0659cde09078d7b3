/** Separates the names of the chunks that one file joins; no chunk name contains it. */
const BETWEEN = '+'

/** A script may end without one. */
const BETWEEN_SCRIPTS = Buffer.from(';\n')

/** No page has more kinds of blocks that live. */
const MOST_PARTS = 40

/** The names of the scripts that one file joins. */
export interface Joined {
  /** Those that exist, in the order of the name. */
  files: string[]
  /** Whether that is all of them. */
  isWhole: boolean
}

/**
 * What a name such as `live-tabs.12ab3+main.56cd7.js` asks for as one: the chunks by which the blocks of a page live,
 * and what starts them. What has gone since the page was rendered is left out: the loader asks for it separately and
 * knows what to do. Undefined: it is not such a name, or nothing of it exists.
 */
export function joinedScripts(name: string, has: (name: string) => boolean): Joined | undefined {
  const asked = namesToJoin(name)
  const files = asked?.filter(has) ?? []
  return asked && files.length > 0 ? { files, isWhole: files.length === asked.length } : undefined
}

/** The names of all the scripts that such a name asks for. Undefined: it is not such a name. */
export function namesToJoin(name: string): string[] | undefined {
  if (!name.includes(BETWEEN) || !name.endsWith('.js')) return undefined
  const asked = name
    .slice(0, -'.js'.length)
    .split(BETWEEN)
    .map((stem) => `${stem}.js`)
  return asked.length > MOST_PARTS || new Set(asked).size < asked.length ? undefined : asked
}

/** The scripts as the one file that they are sent as. */
export function joinScripts(scripts: readonly Buffer[]): Buffer {
  return Buffer.concat(scripts.flatMap((script) => [script, BETWEEN_SCRIPTS]))
}
