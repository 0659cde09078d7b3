import type { ClientBase } from 'pg'
import type { Database } from './database'

/**
 * Tables whose rows prove something later. The service adds to them; the last row of the log and the holdings of a
 * contest's player are updated by triggers.
 */
export const EVIDENCE = [
  'audit_log',
  'audit_seal',
  'audit_head',
  'company_data',
  'consent_log',
  'page_version',
  'risk_test',
  'suitability_check',
  'contract_sign',
  'contract_file',
  'contract_withdrawal',
  'sim_cash_ledger',
  'sim_share_ledger',
  'sim_fill',
  'sim_account',
  'sim_position',
  'sim_final',
  'approval_policy',
  'approval',
  'page_publication',
  'rendering',
  'rendering_part',
  'rendering_asset',
  'exposure',
  'evidence_seal',
  'deletion_report',
] as const

const EVIDENCE_LIST = EVIDENCE.join(', ')

/**
 * Grants a role what the service needs in a migrated database: every table, but on evidence only reading and adding.
 * Safe to repeat, and new tables need nothing. Does nothing for a role that owns the tables, which may do everything
 * anyway and would lose what the triggers need.
 */
export async function grantToService(client: ClientBase, role: string): Promise<void> {
  if (await owns(client, role)) return
  const name = client.escapeIdentifier(role)
  await client.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA public, pgboss, drizzle TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${name};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${name};
    REVOKE ALL ON ${EVIDENCE_LIST} FROM ${name};
    GRANT SELECT ON ${EVIDENCE_LIST} TO ${name};
    GRANT INSERT ON audit_log, audit_seal, company_data, consent_log, page_version, risk_test, suitability_check,
      contract_sign, contract_file, contract_withdrawal, sim_cash_ledger, sim_share_ledger, sim_fill,
      sim_final, approval_policy, approval, page_publication,
      rendering, rendering_part, rendering_asset, exposure, evidence_seal, deletion_report TO ${name};
    COMMIT`)
}

async function owns(client: ClientBase, role: string): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    "SELECT pg_has_role($1, relowner, 'MEMBER') AS owns FROM pg_class WHERE oid = 'public.audit_log'::regclass",
    [role],
  )
  return rows[0]?.owns ?? false
}

/**
 * What the role of these connections may do to evidence, and whether that is because it is the owner or may become it.
 */
export interface Excess {
  role: string
  /** Such as `UPDATE audit_log`. */
  rights: string[]
  isOwner: boolean
}

/** Undefined: the role may only read evidence and add to it. */
export async function findExcess({ pool }: Pick<Database, 'pool'>): Promise<Excess | undefined> {
  const { rows } = await pool.query<{ role: string; right: string; is_owner: boolean }>(
    `SELECT current_user AS role, action || ' ' || relname AS right,
       pg_has_role(relowner, 'MEMBER') AS is_owner
     FROM pg_class, unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) AS action
     WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1)
       AND (pg_has_role(relowner, 'MEMBER') OR has_table_privilege(pg_class.oid, action)
         OR (action = 'UPDATE' AND has_any_column_privilege(pg_class.oid, 'UPDATE')))
     ORDER BY relname, action`,
    [EVIDENCE],
  )
  const [first] = rows
  if (!first) return undefined
  return {
    role: first.role,
    rights: rows.map(({ right }) => right),
    isOwner: rows.some(({ is_owner }) => is_owner),
  }
}

/** What to do about it, in a sentence with the statements. */
export function describeExcess({ role, rights, isOwner }: Excess): string {
  const what = `The role ${role} of DATABASE_URL may change what is kept as evidence (${rights.join(', ')}), so a fault of the service could rewrite who did what.`
  if (!isOwner) {
    return `${what} As the owner of the tables run: REVOKE UPDATE, DELETE, TRUNCATE ON ${EVIDENCE_LIST} FROM "${role}";`
  }
  return `${what} Run: CREATE ROLE yingzao_service LOGIN PASSWORD 'a long random one'; then set DATABASE_URL to that role and MIGRATION_DATABASE_URL to this one: a start migrates as this one and grants the other what it needs.`
}
