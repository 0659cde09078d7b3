import { ownLive } from '../answers/own-live'

/** Shows a contest to everybody, and logged-in visitors how they are doing in it. */
export const live = ownLive(() => import(/* webpackChunkName: "competition" */ './own-competition'), {
  forAll: true,
})
