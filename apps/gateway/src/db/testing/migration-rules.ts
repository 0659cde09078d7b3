import type { Migration } from '../read-migrations'

interface Rule {
  finds: RegExp
  /** What is wrong with it and what to write. */
  says: string
  /** Whether it does no harm to a table created in the same migration. */
  sparesNewTables: boolean
  /** What makes it acceptable. */
  isFine?: (migration: Migration, statement: string) => boolean
}

const TABLE = String.raw`(?:"?public"?\.)?"?(?<table>\w+)"?`

const ALTER = String.raw`^ALTER TABLE (?:ONLY )?(?:IF EXISTS )?${TABLE}\b.*`

/** What readers and writers of a table in use would notice, or builds that are still running. */
const RULES: readonly Rule[] = [
  {
    finds: new RegExp(`^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)[^(]*? ON (?:ONLY )?${TABLE}`, 'i'),
    says: 'makes an index while nobody may write: say CREATE INDEX CONCURRENTLY, in a migration of its own that begins with `-- outside a transaction`',
    sparesNewTables: true,
  },
  {
    finds: /\bINDEX CONCURRENTLY\b/i,
    says: 'stands in a transaction, where PostgreSQL refuses it: begin the migration with `-- outside a transaction`',
    sparesNewTables: false,
    isFine: ({ isOutsideTransaction }) => isOutsideTransaction,
  },
  {
    finds: new RegExp(String.raw`${ALTER}\bADD CONSTRAINT\b.*\b(?:FOREIGN KEY|CHECK)\b`, 'i'),
    says: 'reads the whole table while nobody may write: add NOT VALID, and VALIDATE CONSTRAINT in the next migration',
    sparesNewTables: true,
    isFine: (_migration, statement) => /\bNOT VALID\b/i.test(statement),
  },
  {
    finds: new RegExp(String.raw`${ALTER}\bADD CONSTRAINT\b.*\b(?:UNIQUE|PRIMARY KEY)\b`, 'i'),
    says: 'makes an index while nobody may read: make it CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX',
    sparesNewTables: true,
    isFine: (_migration, statement) => /\bUSING INDEX\b/i.test(statement),
  },
  {
    finds: new RegExp(String.raw`${ALTER}\bALTER COLUMN\b.*\b(?:SET DATA )?TYPE\b`, 'i'),
    says: 'writes the whole table anew while nobody may read: add another column, fill it in batches, and drop this one a release later',
    sparesNewTables: true,
  },
  {
    finds: new RegExp(
      String.raw`${ALTER}\bADD COLUMN\b.*\bDEFAULT\b.*\b(?:gen_random_uuid|clock_timestamp|random|nextval)\(`,
      'i',
    ),
    says: 'gives each row a value of its own, which writes the whole table anew: add the column without, and fill it in batches',
    sparesNewTables: true,
  },
  {
    finds: new RegExp(
      String.raw`${ALTER}\bADD COLUMN\b(?!.*\bDEFAULT\b)(?!.*\bGENERATED\b).*\bNOT NULL\b`,
      'i',
    ),
    says: 'fails on rows that are there, and on those that builds still add that do not know it: give it a default, or let it be null',
    sparesNewTables: true,
  },
  {
    finds: new RegExp(`^(?:UPDATE|DELETE FROM) (?:ONLY )?${TABLE}`, 'i'),
    says: 'changes rows in the transaction of the migration: do it in batches, by a job that repeats `once`',
    sparesNewTables: true,
  },
  {
    finds: /\b(?:DROP TABLE|DROP COLUMN|RENAME (?:COLUMN|CONSTRAINT|TO)|ALTER COLUMN .* SET NOT NULL)\b/i,
    says: 'takes away what builds may still use: do it one release after the last build that does, and begin the migration with `-- contract: builds from TAG on`',
    sparesNewTables: true,
    isFine: ({ contractsTo }) => contractsTo !== undefined,
  },
]

/** On a table known to be small, a rule may be broken: the reason is given above the statement. */
const EXCEPTION = /^-- small table: \S/m

/** The problems of a migration, a sentence for each statement; none when it can be applied while work goes on. */
export function problemsOf(migration: Migration): string[] {
  const statements = migration.statements.map((text) => ({ text, sql: withoutComments(text) }))
  const made = new Set(
    statements.flatMap(({ sql }) => {
      const table = new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${TABLE}`, 'i').exec(sql)?.groups?.table
      return table === undefined ? [] : [table]
    }),
  )
  return statements.flatMap(({ text, sql }) => {
    if (EXCEPTION.test(text)) return []
    return RULES.filter(({ finds, sparesNewTables, isFine }) => {
      const found = finds.exec(sql)
      if (!found || isFine?.(migration, sql)) return false
      const table = found.groups?.table ?? new RegExp(ALTER, 'i').exec(sql)?.groups?.table ?? ''
      return !(sparesNewTables && made.has(table))
    }).map(({ says }) => `${migration.tag}: \`${sql.slice(0, 80)}\` ${says}.`)
  })
}

/** On one line, so that a rule sees it whole. */
function withoutComments(text: string): string {
  return text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()
}
