/** Whether a statement failed because it violated one of these constraints, by their names in the database. */
export function violates(error: unknown, constraints: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  if ('constraint' in error && constraints.includes(String(error.constraint))) return true
  // Drizzle wraps the driver's error.
  return violates(error.cause, constraints)
}
