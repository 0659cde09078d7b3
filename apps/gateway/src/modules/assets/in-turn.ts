import { atMost } from '../../limits/at-most'

/**
 * Does work on a picture when its turn comes. Decoding and compressing take every core and the threads that files are
 * read by, which visitors want as well. So few pictures are worked on at the same time, however many come. Work that
 * waits for its turn inside of other work that has one would wait for ever.
 */
export const inTurn = atMost(2)
