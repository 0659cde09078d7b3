/** The rule of a text that says something: so many characters beside the space around it. */
export function atLeast(min: number, message: string) {
  return async (_rule: unknown, text: string | undefined) => {
    if ((text ?? '').trim().length < min) throw new Error(message)
  }
}
