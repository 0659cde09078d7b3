import { ownLive } from '../answers/own-live'

/** Shows visitors who are logged in the code that is made for them. */
export const live = ownLive(() => import(/* webpackChunkName: "own-parts" */ './own-picture'))
