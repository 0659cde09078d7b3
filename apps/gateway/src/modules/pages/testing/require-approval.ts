import type { TestStore } from '../../testing/start-test-gateway'

/** As in production: nothing is shown that nobody has approved; compliance reviews what takes money or gives advice. */
export async function requireApproval({ ctx }: Pick<TestStore, 'ctx'>): Promise<void> {
  await ctx.db.pool.query(
    `INSERT INTO approval_policy (revision, is_required, ordinary_steps, risky_steps, due_hours, set_by)
     VALUES (1, true, '{approver}', '{approver,compliance}', 24, 'cli:test')`,
  )
}
