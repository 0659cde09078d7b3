/** `王**`: as many stars whatever the name, which else could be guessed by its length. `nameless` stands for none. */
export function maskedName(name = '', nameless = ''): string {
  const [first] = name.trim()
  return first === undefined ? nameless : `${first}**`
}
