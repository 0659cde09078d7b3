/**
 * Letters, digits and punctuation of an address, text of other alphabets, and encoded characters that do not change its
 * path.
 */
const SIGN = String.raw`[\w.~!$&'()*+,;=:@\u00c0-\u1fff\u3040-\ud7ff-]|%(?:[89a-f][0-9a-f]|2[0-46-9a-d]|3[0-9a-f]|[46][0-9a-f]|[57][0-9abd-f])`
const HOST = String.raw`https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}`

const PICTURE = new RegExp(
  `^(?:${HOST})?(?:/(?!\\.{1,2}(?:[/?]|$))(?:${SIGN})+)+(?:\\?(?:${SIGN}|[/?])*)?$`,
  'i',
)

/**
 * True for the plain address of a picture: a path of this site, or https. It accepts part of what `isSafeAddress`
 * accepts for images at a fraction of its weight on a phone, for pictures returned by a call.
 */
export function isPictureAddress(address: string): boolean {
  return address.length <= 2048 && PICTURE.test(address)
}
