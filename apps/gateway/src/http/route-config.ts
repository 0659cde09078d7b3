import type { Operation } from '@yingzao/contract/server'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** What a route that is no call of the contract serves. */
type SiteRoute = 'page' | 'asset' | 'operations'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `registerOperation`, and by nothing else. */
    operation?: Operation
    /** Declares a route outside the contract: a page, a file, or the paths for operations. */
    site?: SiteRoute
  }
}

/** Makes a route that is neither a call of the contract nor a declared site route fail at registration. */
export function requireContract(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.operation || route.config?.site) return
    throw new Error(
      `The route ${String(route.method)} ${route.url} has no contract, so neither the client nor the reference ` +
        'would know it. Declare an operation in packages/contract and use registerOperation, or, for a page or ' +
        "a file, set config.site to 'page', 'asset' or 'operations'.",
    )
  })
}
