import type { Beacon } from '../operation'
import type { operations } from './operations.generated'

export { operations } from './operations.generated'

/** What handlers, the client and the tests use instead of lists of their own. */
export type Operations = typeof operations

/** Ids of the calls that the typed client makes: those somebody waits for. */
export type CallId = {
  [Id in keyof Operations]: Operations[Id] extends Beacon ? never : Id
}[keyof Operations]
