import type { Client } from 'pg'

/** Pointers that were committed as they should not be. */
export interface EarlyPointers {
  /** Before the bytes they lead to. */
  withoutBytes: number
  /** Without exactly one entry in the audit log that records them. */
  withoutAudit: number
}

/**
 * Has the database itself check every pointer when it is committed. Nothing else could tell afterwards: a gateway that
 * finds the bytes of a page missing renders them at once. The check runs as the owner, since the service may write to
 * no other table. Each version is published once here, so it has one entry in the log.
 */
export async function watchPointers(client: Client): Promise<void> {
  await client.query(`
    CREATE TABLE pointer_move (version_id bigint, has_bytes boolean, audit_rows int);
    CREATE FUNCTION note_pointer_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO pointer_move
      SELECT NEW.published_version_id,
             EXISTS (SELECT FROM page_render WHERE version_id = NEW.published_version_id),
             (SELECT count(*) FROM audit_log
               WHERE action = 'page.publish' AND subject = 'page:' || NEW.code
                 AND after->>'version' =
                     (SELECT version::text FROM page_version WHERE id = NEW.published_version_id));
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER pointer_move AFTER UPDATE OF published_version_id ON page
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_pointer_move()`)
}

/** How many pointers went wrong since the watch began. */
export async function countEarlyPointers(client: Client): Promise<EarlyPointers> {
  const { rows } = await client.query<EarlyPointers>(`
    SELECT count(*) FILTER (WHERE NOT has_bytes)::int AS "withoutBytes",
           count(*) FILTER (WHERE audit_rows <> 1)::int AS "withoutAudit"
      FROM pointer_move`)
  return rows[0] ?? { withoutBytes: 0, withoutAudit: 0 }
}
