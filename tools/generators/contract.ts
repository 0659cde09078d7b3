import {
  accessMatrix,
  clientRoutesSource,
  earlyRoutesSource,
  gatewayReference,
  openApiOf,
  operations,
  studioReference,
} from '@yingzao/contract/server'
import { studioOperations } from '@yingzao/contract/studio'

/** What is generated from the contract: the client's list of calls, OpenAPI, and the references for readers. */
export async function generate(): Promise<Record<string, string>> {
  const all = Object.values(operations)
  return {
    'packages/contract/src/client/operations.generated.ts': clientRoutesSource(all),
    'packages/contract/src/client/early-routes.generated.ts': earlyRoutesSource(all),
    'docs/reference/openapi.json': `${JSON.stringify(openApiOf(all), null, 2)}\n`,
    'docs/reference/gateway.md': gatewayReference(all),
    'docs/reference/roles.md': accessMatrix(Object.values(studioOperations)),
    'docs/reference/studio.md': studioReference(Object.values(studioOperations)),
  }
}
