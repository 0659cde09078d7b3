import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'

/** A database that needs longer for `select 1` counts as away. */
const DATABASE_TIMEOUT_MS = 1000

/** Serves what a supervisor and a balancer ask: whether it lives, and whether it may be given traffic. */
export function registerHealth(app: FastifyInstance, { db }: { db: Database }): void {
  const config = { site: 'operations' } as const

  app.get('/healthz', { config }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get('/readyz', { config }, async (_request, reply) => {
    const { migrations, firstRender, draining } = app.readiness
    const database = await answers(db)
    const ready = database && migrations && firstRender && !draining
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, database, migrations, first_render: firstRender, draining })
  })
}

async function answers(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, false)
  })
  const answer = db.pool.query('select 1').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
