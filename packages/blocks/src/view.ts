/**
 * The views of blocks that wake, and what makes blocks live without React, as separate chunks: a phone loads a block's
 * code when its island wakes. The styles of all blocks come from `./view/styles`.
 */
export { islands } from './registry/islands.generated'
export { lives } from './registry/lives.generated'
