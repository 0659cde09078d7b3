import { sql } from 'drizzle-orm'
import { createRecorder } from '../../renderings'
import type { TestStore } from '../../testing/start-test-gateway'

const SHARED = `<script>${'let shared = 1;'.repeat(60)}</script>`

/** The HTML of a page that identifies itself as pages do. */
export function pageHtml(code: string, version: number): string {
  return `<!doctype html><html lang="zh-CN" data-code="${code}" data-version="${version}"><head>${SHARED}<title>${code}</title></head><body><h1>第 ${version} 版</h1><p>投资有风险</p></body></html>`
}

/** Stores the given numbers of renderings, views and exposures, two days old, as serving visitors does. */
export async function fillEvidence(
  { ctx, database }: Pick<TestStore, 'ctx' | 'database'>,
  { renderings, visits, exposures }: { renderings: number; visits: number; exposures: number },
): Promise<void> {
  const build = { folder: '/nowhere', path: '/nowhere/' } as const
  const recorder = createRecorder(ctx, { build, versionId: async () => null })
  for (let version = 1; version <= renderings; version += 1)
    await recorder.record({
      code: 'sale',
      html: Buffer.from(pageHtml('sale', version)),
      csp: "default-src 'self'",
    })
  await recorder.close()
  await ctx.db.orm.execute(sql`
    INSERT INTO visit_log (session_id, page_id, view_seq, code, page_version, rendering, url, container, visitor_id, created_at)
    SELECT 's-' || n % 50, '', n, 'sale', n % ${renderings} + 1, (SELECT rendering FROM rendering LIMIT 1),
      'https://h5.example.com/h5-page/h5/sale?cps_id=' || n, 'wx', 'visitor-' || lpad((n % 50)::text, 8, '0'),
      now() - interval '2 days' + make_interval(secs => n)
    FROM generate_series(1, ${visits}::int) AS n`)
  await ctx.db.orm.execute(sql`
    INSERT INTO exposure (kind, subject, rendering, page_code, page_version, container, created_at)
    SELECT (ARRAY['lead', 'order', 'consent'])[n % 3 + 1], 'subject-' || n, (SELECT rendering FROM rendering LIMIT 1),
      'sale', 1, 'wx', now() - interval '2 days' + make_interval(secs => n)
    FROM generate_series(1, ${exposures}::int) AS n`)
  const client = await database.owner.pool.connect()
  try {
    await client.query('SET session_replication_role = replica')
    await client.query("UPDATE rendering SET first_loaded_at = now() - interval '2 days'")
  } finally {
    client.release(true)
  }
}
