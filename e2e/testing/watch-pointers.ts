import type { Client } from 'pg'

/**
 * Lets the database itself note every pointer that is committed before the bytes it leads to. Nobody else could say
 * afterwards: a gateway that misses the bytes of a page makes them at once.
 */
export async function watchPointers(client: Client): Promise<void> {
  await client.query(`
    CREATE TABLE early_pointer (version_id bigint);
    CREATE FUNCTION note_early_pointer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO early_pointer SELECT NEW.published_version_id
        WHERE NOT EXISTS (SELECT FROM page_render WHERE version_id = NEW.published_version_id);
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER early_pointer AFTER UPDATE OF published_version_id ON page
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_early_pointer()`)
}

/** How many pointers were committed before their bytes since the watch began. */
export async function countEarlyPointers(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM early_pointer')
  return rows[0]?.count ?? 0
}
