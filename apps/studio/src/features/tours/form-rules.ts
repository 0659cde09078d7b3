/** The rule of a field that must hold a whole number within a range. */
export function whole([min, max]: readonly [number, number], message: string) {
  return { required: true, type: 'integer' as const, min, max, message }
}

/** The rule of a time that must be after that of another field. */
export function after(other: string, message: string) {
  return ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async (_rule: unknown, moment: number | null | undefined) => {
      const first = getFieldValue(other)
      if (typeof first === 'number' && typeof moment === 'number' && moment <= first) throw new Error(message)
    },
  })
}

/** The form has every time by the time it is submitted. */
export function isoOf(ms: number | null): string {
  return new Date(ms ?? 0).toISOString()
}
