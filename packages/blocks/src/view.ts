/**
 * The views of blocks that wake, and what moves blocks without React, as chunks of their own: a phone loads a block's code when its island
 * wakes. The styles of all blocks come from `./view/styles`.
 */
export { islands } from './registry/islands.generated'
export { lives } from './registry/lives.generated'
