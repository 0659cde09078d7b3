import type { Operation } from '@yingzao/contract/server'
import type { StudioOperation } from '@yingzao/contract/studio'
import { createServer } from '../../http/create-server'
import { installModules } from '..'
import { pageText } from '../testing/documents'
import { openTestStore, type TestGateway } from '../testing/start-test-gateway'
import { type TwoVisitors, twoVisitors } from './two-visitors'

/** A gateway in which there is something to find for every call, and what its router was given. */
export interface EveryCall extends TestGateway, TwoVisitors {
  /** The calls that are served: the router's own list, so that no test can forget one. */
  served: readonly Operation[]
  /** Those of the Studio, which have tests of their own, in modules/members. */
  studioServed: readonly StudioOperation[]
  /** Addresses of pages, files and the paths for operations, as routes say them: `/assets/:name`. */
  addresses: readonly string[]
  /** A phone that is new here. The same ones in the same order in every gateway, so that two can be compared. */
  nextHandset(): string
}

/** Opens a gateway with all modules, two visitors and data for them. */
export async function openEveryCall(): Promise<EveryCall> {
  // Its phones begin alike and come from one address, hundreds of them.
  const store = await openTestStore({ config: { smsPerHour: 9_999_999 } })
  await store.publish(pageText({ code: 'sale' }))
  const visitors = await twoVisitors(store)
  const app = await createServer(store.ctx)
  let handsets = 0
  const served: Operation[] = []
  const studioServed: StudioOperation[] = []
  const addresses: string[] = []
  app.addHook('onRoute', ({ config, method, url }) => {
    // Fastify adds a HEAD to every GET.
    if (method === 'HEAD') return
    if (config?.operation) served.push(config.operation)
    else if (config?.studioOperation) studioServed.push(config.studioOperation)
    else addresses.push(url)
  })
  await installModules(app, store.ctx)
  await app.ready()
  return {
    ...store,
    ...visitors,
    app,
    served,
    studioServed,
    addresses,
    nextHandset: () => {
      handsets += 1
      return `137${String(handsets).padStart(8, '0')}`
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await store[Symbol.asyncDispose]()
    },
  }
}
