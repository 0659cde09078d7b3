import type { TestGateway } from './start-test-gateway'

/**
 * What somebody did, as `order` or `login first`, in the order in which it was recorded; without a uid, what anybody
 * did.
 */
export async function conversionsOf({ ctx }: Pick<TestGateway, 'ctx'>, uid?: number): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ kind: string; is_first: boolean }>(
    'SELECT kind, is_first FROM conversion WHERE $1::bigint IS NULL OR uid = $1 ORDER BY conversion_id',
    [uid ?? null],
  )
  return rows.map(({ kind, is_first }) => (is_first ? `${kind} first` : kind))
}
