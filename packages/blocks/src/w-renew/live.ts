import { ownLive } from '../answers/own-live'

/** Shows who is logged in how their product stands, and what renewing it costs. */
export const live = ownLive(() => import(/* webpackChunkName: "own-parts" */ './own-renewal'))
