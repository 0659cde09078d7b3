import { atMost } from '../../limits/at-most'

/**
 * Runs work on a picture when its turn comes. Decoding and compressing take every core and the threads that read files,
 * which visitors need too. So only few pictures are worked on at the same time, however many arrive. Work that waits
 * for its turn inside other such work would wait for ever.
 */
export const inTurn = atMost(2)
