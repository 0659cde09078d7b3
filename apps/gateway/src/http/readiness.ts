declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness
  }
}

/** How far a process has come; whoever completes a step sets its flag, and `/readyz` tells a load balancer. */
export interface Readiness {
  /** The database has the tables of this build. */
  migrations: boolean
  /** What is published has been rendered for this build. */
  firstRender: boolean
  /** The database was unreachable at the start: pages are served from their copies on disk until it is back. */
  standsIn: boolean
  /** The process is shutting down: running work is finished, nothing new should come. */
  draining: boolean
}

/** A process that has done nothing yet. */
export function createReadiness(): Readiness {
  return { migrations: false, firstRender: false, standsIn: false, draining: false }
}

/**
 * Why a process should get no traffic, by the names that `/metrics` shows; none is true: it may. Whether the database
 * answers is not among them.
 */
export function notReady({
  migrations,
  firstRender,
  standsIn,
  draining,
}: Readiness): Record<'migrations' | 'first_render' | 'draining', boolean> {
  return { migrations: !migrations && !standsIn, first_render: !firstRender, draining }
}
