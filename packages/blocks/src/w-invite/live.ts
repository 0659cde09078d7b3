import { ownLive } from '../answers/own-live'

/** Shows the activity to everybody, and logged-in visitors how far they are and what they can share. */
export const live = ownLive(() => import(/* webpackChunkName: "invite" */ './own-invite'), { forAll: true })
