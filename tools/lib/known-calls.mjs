import { register } from 'tsx/esm/api'

/** The calls of the contract, by their ids: those of visitors and those of members. */
export async function knownCalls() {
  register()
  const { operations } = await import('../../packages/contract/src/server.ts')
  const { studioOperations } = await import('../../packages/contract/src/studio.ts')
  return { visitors: operations, members: studioOperations }
}
