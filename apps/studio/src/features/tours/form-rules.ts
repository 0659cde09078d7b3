/** The rule of a field that has to hold a whole number between two. */
export function whole([min, max]: readonly [number, number], message: string) {
  return { required: true, type: 'integer' as const, min, max, message }
}

/** The rule of a moment that has to be after the one of another field. */
export function after(other: string, message: string) {
  return ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async (_rule: unknown, moment: number | null | undefined) => {
      const first = getFieldValue(other)
      if (typeof first === 'number' && typeof moment === 'number' && moment <= first) throw new Error(message)
    },
  })
}

/** The form has every moment by the time that it is sent. */
export function isoOf(ms: number | null): string {
  return new Date(ms ?? 0).toISOString()
}
