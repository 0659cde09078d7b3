declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness
  }
}

/** How far a process has come; whoever does a step sets its mark, and `/readyz` tells a balancer. */
export interface Readiness {
  /** The database has the tables of this build. */
  migrations: boolean
  /** What is published has been rendered for this build. */
  firstRender: boolean
  /** The database was away at the start: pages are served from their copies on disk until it is there. */
  standsIn: boolean
  /** The process is leaving: what runs is finished, nothing new should come. */
  draining: boolean
}

/** A process that has done nothing yet. */
export function createReadiness(): Readiness {
  return { migrations: false, firstRender: false, standsIn: false, draining: false }
}
