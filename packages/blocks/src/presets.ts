/** The ready looks of blocks that have some, by block name, for whoever makes pages. */
export { presets } from './registry/presets.generated'
