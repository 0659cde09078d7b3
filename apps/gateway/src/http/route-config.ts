import type { Operation } from '@yingzao/contract/server'
import type { StudioOperation } from '@yingzao/contract/studio'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** What a route that is no call of the contract serves. */
type SiteRoute = 'page' | 'asset' | 'operations' | 'preflight' | 'notice' | 'stream'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `registerOperation`, and by nothing else. */
    operation?: Operation
    /** Set by `registerStudioOperation`, and by nothing else. */
    studioOperation?: StudioOperation
    /**
     * Declares a route outside the contract: a page, a file, the paths for operations, what browsers ask before a call,
     * what suppliers send on their own, events that a page of ours receives for as long as it listens.
     */
    site?: SiteRoute
  }
}

/**
 * Makes a route that is neither a call of the contract nor a declared site route fail at registration, and below
 * `/studio-api` every one that is no call of the Studio.
 */
export function requireContract(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const { operation, studioOperation, site } = route.config ?? {}
    // Everybody who gets in there is a member: no page and no visitor's call may be among these routes.
    const isOfStudio = /^\/studio-api(\/|$)/i.test(route.url)
    if (isOfStudio ? studioOperation : operation || studioOperation || site) return
    throw new Error(
      `The route ${String(route.method)} ${route.url} has no contract, so neither the client nor the reference ` +
        'would know it. Declare an operation in packages/contract and use registerOperation or ' +
        'registerStudioOperation (the only one below /studio-api), or, for a page or a file elsewhere, set config.site ' +
        "to 'page', 'asset', 'operations', 'notice' or 'stream'.",
    )
  })
}
