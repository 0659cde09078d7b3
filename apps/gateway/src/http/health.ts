import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import { notReady } from './readiness'

/** A database that takes longer for `select 1` counts as unreachable. */
const DATABASE_TIMEOUT_MS = 1000

interface Asked {
  Querystring: { deep?: unknown }
}

/**
 * Serves the checks of a supervisor and a load balancer: whether it is alive, and whether it may get traffic. Pages are
 * served from memory and disk while the database is unreachable, and it is so for all processes at once: a load
 * balancer that took them all out would make available pages unavailable. So `/readyz` queries it only on request, by
 * `?deep=1`.
 */
export function registerHealth(app: FastifyInstance, { db }: { db: Database }): void {
  const config = { site: 'operations' } as const

  app.get('/healthz', { config }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  app.get<Asked>('/readyz', { config }, async ({ query }, reply) => {
    const { migrations, firstRender, draining } = app.readiness
    // Null: nobody has asked it.
    const database = query.deep === '1' ? await answers(db) : null
    const ready = database !== false && !Object.values(notReady(app.readiness)).includes(true)
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
