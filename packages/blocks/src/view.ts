/**
 * The views of blocks that wake, and what moves blocks without React, as chunks of their own: a phone loads a block's code when its island
 * wakes. Blocks that never wake are in `./view/still`.
 */
export { islands } from './registry/islands.generated'
export { lives } from './registry/lives.generated'
