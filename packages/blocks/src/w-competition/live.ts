import { ownLive } from '../answers/own-live'

/** Shows a contest to everybody, and who is logged in how they do in it. */
export const live = ownLive(() => import(/* webpackChunkName: "competition" */ './own-competition'), {
  forAll: true,
})
