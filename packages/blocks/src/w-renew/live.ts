import { ownLive } from '../answers/own-live'

/** Shows logged-in visitors the state of their product, and what renewing it costs. */
export const live = ownLive(() => import(/* webpackChunkName: "own-parts" */ './own-renewal'))
