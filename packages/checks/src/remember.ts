/** More than one page holds; beyond that everything is forgotten, which is simpler than choosing. */
const MOST = 5_000

/** Caches what a function made of a text: while somebody types, all texts of the page but one are unchanged. */
export function remember<Made>(make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (kept.size >= MOST) kept.clear()
    kept.set(text, made)
    return made
  }
}
