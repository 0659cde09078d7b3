import type { Operation } from '@yingzao/contract/server'
import type { StudioOperation } from '@yingzao/contract/studio'
import { createServer } from '../../http/create-server'
import { serveModules } from '..'
import { formPageText } from '../testing/documents'
import { openTestStore } from '../testing/start-test-gateway'
import type { SampleGateway } from './samples'
import { type TwoVisitors, twoVisitors } from './two-visitors'

/** A gateway in which there is something to find for every call, and what its router was given. */
export interface EveryCall extends SampleGateway, TwoVisitors {
  /** The calls that are served, from the router itself, so that no test can forget one. */
  served: readonly Operation[]
  /** The calls of members, from the same source. Who may make them has its own tests, in modules/members. */
  servedToMembers: readonly StudioOperation[]
  /** Addresses of pages, files and the paths for operations, as written in routes: `/assets/:name`. */
  addresses: readonly string[]
}

/** Opens a gateway with all modules, two visitors and data for them. */
export async function openEveryCall(): Promise<EveryCall> {
  // Its phones begin with the same digits and come from one address, hundreds of them.
  const store = await openTestStore({ config: { smsPerHour: 9_999_999 } })
  await store.publish(formPageText())
  const visitors = await twoVisitors(store)
  const app = await createServer(store.ctx)
  let handsets = 0
  const served: Operation[] = []
  const servedToMembers: StudioOperation[] = []
  const addresses: string[] = []
  app.addHook('onRoute', ({ config, method, url }) => {
    // Fastify adds a HEAD to every GET.
    if (method === 'HEAD') return
    if (config?.operation) served.push(config.operation)
    else if (config?.studioOperation) servedToMembers.push(config.studioOperation)
    else addresses.push(url)
  })
  await serveModules(app, store.ctx)
  await app.ready()
  return {
    ...store,
    ...visitors,
    app,
    served,
    servedToMembers,
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
