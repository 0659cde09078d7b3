import { tsImport } from 'tsx/esm/api'

/** The calls of the contract, by their ids: those of visitors and those of members. */
export async function knownCalls() {
  const { operations } = await tsImport('../../packages/contract/src/server.ts', import.meta.url)
  const { studioOperations } = await tsImport('../../packages/contract/src/studio.ts', import.meta.url)
  return { visitors: operations, members: studioOperations }
}
