/** `王**`: always as many stars, or the name could be guessed by its length. `nameless` is used where there is none. */
export function maskedName(name = '', nameless = ''): string {
  const [first] = name.trim()
  return first === undefined ? nameless : `${first}**`
}
