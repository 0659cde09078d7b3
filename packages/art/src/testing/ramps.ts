import { rampOf } from '@yingzao/theme'

export const blueRamp = rampOf('#2768e1')

/** Gold does not show on it. */
export const yellowRamp = rampOf('#e6b008')
