/** The ready-made looks of blocks that have some, by block name, for page authors. */
export { presets } from './registry/presets.generated'
