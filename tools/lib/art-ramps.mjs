import { DEFAULT_PRESET, PRESETS, rampOf } from '../../packages/theme/src/index.ts'

/** The ramps of the themes that companies begin with, by name: drawings are viewed as pages will show them. */
export const RAMPS = Object.fromEntries(
  Object.entries(PRESETS).map(([name, { theme }]) => [name, rampOf(theme.brand)]),
)

export { DEFAULT_PRESET }
