import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'
import { atMost } from '../../limits/at-most'

/** Hashing takes 24 MB and one of the four threads that files and compression share. */
const AT_ONCE = 2

/** Any more would wait longer than a second or two. */
const MOST_WAITING = 20

/**
 * Does something costly in turn: two at a time in this process, in the order of arrival. Throws `tooManyRequests` if
 * too many are waiting already, so that a storm of logins costs pages neither memory nor threads.
 */
export const twoAtOnce = atMost(AT_ONCE, {
  most: MOST_WAITING,
  refusal: () => new AppError(studioErrors.tooManyRequests),
})
