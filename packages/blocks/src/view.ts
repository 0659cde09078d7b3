/**
 * The views of blocks that wake, and the primes, as chunks of their own: a phone loads a block's code when its island
 * wakes. Blocks that never wake are in `./view/still`.
 */
export { islands } from './registry/islands.generated'
export { primes } from './registry/lazy-primes.generated'
