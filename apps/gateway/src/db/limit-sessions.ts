import { type Database, SESSION_LIMITS } from './database'

/**
 * Any number will do, as long as nothing else on this database uses it. Altering a role from two sessions at once
 * fails.
 */
const LIMIT_LOCK = 7_391_006

/** A limit already set for the role itself, in this database or in all, is kept. */
const isLimited = (name: string) => `EXISTS (
  SELECT FROM pg_db_role_setting, unnest(setconfig) AS setting
  WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
    AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
    AND starts_with(setting, '${name}=') AND setting !~ '=0[a-z]*$')`

const LIMIT_ROLE = `
  DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(${LIMIT_LOCK});
    ${Object.entries(SESSION_LIMITS)
      .map(
        ([name, ms]) => `
    IF NOT ${isLimited(name)} THEN
      EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = ${ms}', current_database());
    END IF;`,
      )
      .join('')}
  END $$`

/**
 * Makes the session limits a property of these connections' role in this database, which every role may do for itself.
 * A pooler refuses them as connection parameters, or drops them. Open sessions keep what they had: a pooler's end
 * within its `server_lifetime`. Safe to repeat, and from several processes at once.
 */
export async function limitSessionsOfRole({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(LIMIT_ROLE)
}
