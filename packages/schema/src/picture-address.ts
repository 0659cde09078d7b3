/** Letters, digits and signs of an address, text of other alphabets, and what is encoded without changing its path. */
const SIGN = String.raw`[\w.~!$&'()*+,;=:@\u00c0-\u1fff\u3040-\ud7ff-]|%(?:[89a-f][0-9a-f]|2[0-46-9a-d]|3[0-9a-f]|[46][0-9a-f]|[57][0-9abd-f])`
const HOST = String.raw`https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}`

const PICTURE = new RegExp(
  `^(?:${HOST})?(?:/(?!\\.{1,2}(?:[/?]|$))(?:${SIGN})+)+(?:\\?(?:${SIGN}|[/?])*)?$`,
  'i',
)

/**
 * True for the plain address of a picture: a path of this site, or https. It takes a part of what `isSafeAddress` takes
 * for images and weighs a fraction of it on a phone, for pictures that a call has given.
 */
export function isPictureAddress(address: string): boolean {
  return address.length <= 2048 && PICTURE.test(address)
}
