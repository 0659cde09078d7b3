const OWN = /^own\/([1-9]\d{0,14})$/

/** The number of what the company itself has put into the library (`own/12`). Undefined: it comes with the program. */
export function ownId(id: string): number | undefined {
  const [, own] = OWN.exec(id) ?? []
  return own === undefined ? undefined : Number(own)
}
