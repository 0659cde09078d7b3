import type { studioOperations } from './studio-operations.generated'

export { studioOperations } from './studio-operations.generated'

export type StudioOperations = typeof studioOperations
