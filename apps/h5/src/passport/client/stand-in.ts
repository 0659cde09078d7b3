import type { StandIn } from '@yingzao/host'

/** Adds to a dialog what browsers below iOS 15.4 lack. */
export const standIn: StandIn = async (dialog) => {
  const made = await import(/* webpackChunkName: "dialog-stand-in" */ '../../client/dialog-stand-in')
  made.standIn(dialog)
}
