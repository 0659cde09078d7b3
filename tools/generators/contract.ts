import { clientRoutesSource, gatewayReference, openApiOf, operations } from '@yingzao/contract/server'

/** What follows from the gateway's contract: the client's list of calls, OpenAPI, and the reference to read. */
export async function generate(): Promise<Record<string, string>> {
  const all = Object.values(operations)
  return {
    'packages/contract/src/client/operations.generated.ts': clientRoutesSource(all),
    'docs/reference/openapi.json': `${JSON.stringify(openApiOf(all), null, 2)}\n`,
    'docs/reference/gateway.md': gatewayReference(all),
  }
}
