import type { TestStore } from '../../testing/start-test-gateway'

/** Adds a lesson that visitors see. */
export async function addLesson(
  { database }: Pick<TestStore, 'database'>,
  name: string,
  { file_id, folder: _, ...more }: { file_id: string; folder?: string } & Record<string, unknown>,
): Promise<number> {
  const { pool } = database.owner
  await pool.query(
    `INSERT INTO video_category (category, title) VALUES ('course', '课程试听') ON CONFLICT DO NOTHING`,
  )
  const row = {
    name,
    title: '课',
    category: 'course',
    file_id,
    is_out: true,
    published_at: new Date(),
    ...more,
  }
  const names = Object.keys(row)
  const { rows } = await pool.query<{ video_id: string }>(
    `INSERT INTO video (${names.join(', ')}) VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING video_id`,
    Object.values(row),
  )
  return Number(rows[0]?.video_id)
}
