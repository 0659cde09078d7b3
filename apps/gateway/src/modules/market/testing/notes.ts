import type { TestGateway } from '../../testing/start-test-gateway'

export const SHARE = '609901'
export const OTHER = '609902'
export const ADVISER = { staff_id: 9801, adviser: '点评顾问', adviser_no: 'S0740000009801' } as const

/** Adds shares, a registered adviser, one who has left and somebody who is not an adviser. */
export async function addShares({ database }: TestGateway): Promise<void> {
  await database.owner.pool.query(`
    INSERT INTO instrument (code, name, initials, kind, exchange) VALUES
      ('${SHARE}', '江岸酒业', 'jajy', 'stock', 'SSE'), ('${OTHER}', '北辰软件', 'bcrj', 'stock', 'SSE'),
      ('609903', '东溪芯片', 'dxxp', 'stock', 'SSE'), ('609904', '远山医药', 'ysyy', 'stock', 'SSE');
    INSERT INTO staff (staff_id, name, cert_no, status) VALUES
      (9801, '点评顾问', 'S0740000009801', 'active'), (9802, '客服', '', 'active'), (9803, '离职顾问', 'S0740000009803', 'left')`)
}

/** A day in China, so many after today by the database's clock. */
export async function dayAfter({ database }: TestGateway, days: number): Promise<string> {
  const { rows } = await database.owner.pool.query(
    `SELECT ((now() AT TIME ZONE 'Asia/Shanghai')::date + $1::int)::text AS day`,
    [days],
  )
  return rows[0].day
}
