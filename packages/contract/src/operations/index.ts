import type { Beacon } from '../operation'
import { activityPageDetail } from './activity-page'
import { pageView, visitBeacon } from './visits'

/** Every call of the gateway, by its id. A route that is not listed here does not start. */
export const operations = { activityPageDetail, pageView, visitBeacon }

/** What handlers, the client and the tests go through instead of a list of their own. */
export type Operations = typeof operations

/** Ids of the calls that the typed client makes: those somebody waits for. */
export type CallId = {
  [Id in keyof Operations]: Operations[Id] extends Beacon ? never : Id
}[keyof Operations]
