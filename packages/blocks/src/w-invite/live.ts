import { ownLive } from '../answers/own-live'

/** Shows the activity to everybody, and who is logged in how far they are and what they can pass on. */
export const live = ownLive(() => import(/* webpackChunkName: "invite" */ './own-invite'), { forAll: true })
