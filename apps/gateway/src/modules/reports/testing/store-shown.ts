import type { Pool } from 'pg'

interface Shown {
  /** How many versions it has. */
  versions: number
  /** The numbers of experiments with the variants A and B. */
  experiments?: readonly number[]
}

/** Records that a page has been shown in versions and variants: others count as made up. The page already exists. */
export async function storeShown(
  pool: Pool,
  code: string,
  { versions, experiments = [] }: Shown,
): Promise<void> {
  await pool.query(
    `INSERT INTO page_version (page_id, version, document, schema_version, findings, content_hash, created_by)
     SELECT id, version, '{}', 1, '[]', repeat('0', 64), 'test' FROM page, generate_series(1, $2::int) AS version WHERE code = $1`,
    [code, versions],
  )
  await pool.query(
    `INSERT INTO experiment (experiment_id, page_code, name, hypothesis, measure, effect, planned_units)
     OVERRIDING SYSTEM VALUE SELECT id, $1, '首屏标题', '', 'lead', 20, 2000 FROM unnest($2::bigint[]) AS id`,
    [code, experiments],
  )
  await pool.query(
    `INSERT INTO experiment_variant (experiment_id, key, name, weight, page_code)
     SELECT id, key, '方案', 50, CASE WHEN key <> 'A' THEN $1 END FROM unnest($2::bigint[]) AS id, unnest(ARRAY['A', 'B']) AS key`,
    [code, experiments],
  )
}
