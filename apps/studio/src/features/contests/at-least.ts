/** The rule for a text that must say something: at least so many characters without the surrounding space. */
export function atLeast(min: number, message: string) {
  return async (_rule: unknown, text: string | undefined) => {
    if ((text ?? '').trim().length < min) throw new Error(message)
  }
}
