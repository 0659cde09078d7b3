import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url))

export interface Migration {
  /** Such as `0041_what_changes`. */
  tag: string
  /** When it was written, in milliseconds since 1970; they are applied in this order. */
  moment: number
  hash: string
  statements: string[]
  /** Contracts: afterwards only builds that know the migration with this tag work with the schema. */
  contractsTo: string | undefined
  /**
   * Its statements are run one by one, as some indexes can only be created outside a transaction. Each can be repeated.
   */
  isOutsideTransaction: boolean
}

const CONTRACT = /^-- contract: builds from (\d{4}_\w+) on$/
const OUTSIDE = '-- outside a transaction'

interface Journal {
  entries: { tag: string; when: number }[]
}

/**
 * Reads the migrations that `npm run migration` keeps, in order. Anything else about one is in comments before its
 * first statement (docs/guides/migrations.md). Throws when one contracts to a migration that does not exist or is
 * later.
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  const migrations = journal.entries.map(({ tag, when }): Migration => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    const marks = marksOf(text)
    return {
      tag,
      moment: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      contractsTo: marks.map((line) => CONTRACT.exec(line)?.[1]).find((found) => found !== undefined),
      isOutsideTransaction: marks.includes(OUTSIDE),
    }
  })
  for (const migration of migrations) momentOfFloor(migration, migrations)
  return migrations
}

/** The time of the migration that builds must know after this one. Undefined: it contracts nothing. */
export function momentOfFloor(
  { tag, moment, contractsTo }: Migration,
  all: readonly Migration[],
): number | undefined {
  if (contractsTo === undefined) return undefined
  const floor = all.find((migration) => migration.tag === contractsTo)
  if (floor === undefined || floor.moment > moment) {
    throw new Error(
      `Migration ${tag} names ${contractsTo}, which is none or a later one, so nobody would know which builds may go on. Name the migration that came with the first build that does without what goes.`,
    )
  }
  return floor.moment
}

/** The newest migration that this build knows. */
export function newestMoment(migrations: readonly Migration[] = readMigrations()): number {
  return Math.max(...migrations.map(({ moment }) => moment))
}

/** Comment lines before the first statement. */
function marksOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const end = lines.findIndex((line) => line !== '' && !line.startsWith('--'))
  return lines.slice(0, end === -1 ? lines.length : end)
}
