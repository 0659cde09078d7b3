import { activityPageDetail } from './activity-page'

/** Every call of the gateway, by its id. A route that is not listed here does not start. */
export const operations = { activityPageDetail }

/** What handlers, the client and the tests go through instead of a list of their own. */
export type Operations = typeof operations
