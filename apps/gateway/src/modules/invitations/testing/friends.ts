import type { TestGateway } from '../../testing/start-test-gateway'

const MONTH = "interval '30 days'"

interface Prize {
  state: number
  need: number
  stock: number
}

/** Adds an activity, by default a running one, with its prizes: `<activity>-<state>` each. */
export async function addActivity(
  { database }: Pick<TestGateway, 'database'>,
  activity_id: string,
  {
    from = '-',
    until = '+',
    rule_id = null,
    rules = '第一条\n第二条',
    prizes = [{ state: 1, need: 1, stock: 100 }],
  }: {
    from?: '-' | '+'
    until?: '-' | '+'
    rule_id?: string | null
    rules?: string
    prizes?: readonly Prize[]
  } = {},
): Promise<void> {
  const { pool } = database.owner
  await pool.query(
    `INSERT INTO invite_activity (activity_id, title, start_at, end_at, rule_id, rules, gift, share_title)
     VALUES ($1, '邀请好友', now() ${from} ${MONTH}, now() ${until} ${MONTH} * 2, $2, $3, '课程', '来看看')`,
    [activity_id, rule_id, rules],
  )
  for (const { state, need, stock } of prizes) {
    await pool.query(
      `INSERT INTO invite_prize (prize_id, activity_id, state, need, name, stock) VALUES ($1, $2, $3, $4, $5, $6)`,
      [`${activity_id}-${state}`, activity_id, state, need, `奖品 ${state}`, stock],
    )
  }
}
