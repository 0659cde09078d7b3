/** Whether a statement failed because it broke one of these constraints, by their names in the database. */
export function violates(error: unknown, constraints: readonly string[]): boolean {
  if (!(error instanceof Error)) return false
  if ('constraint' in error && constraints.includes(String(error.constraint))) return true
  // Drizzle wraps what the driver says.
  return violates(error.cause, constraints)
}
