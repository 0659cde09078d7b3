import type { z } from 'zod'

type Schemas = Record<string, z.ZodType>

/** What each schema has read. */
export type Parts<Of extends Schemas> = { [Name in keyof Of]: z.output<Of[Name]> }

interface Parsed<Of extends Schemas> {
  /** As far as they could be read. */
  parts: Partial<Parts<Of>>
  /** The problems of all of them. */
  issues: z.core.$ZodIssue[]
}

/**
 * Reads one environment with many schemas, so that every problem is reported at once and not only those of the first.
 */
export function parseParts<Of extends Schemas>(schemas: Of, given: NodeJS.ProcessEnv): Parsed<Of> {
  const parts: Record<string, unknown> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const [name, schema] of Object.entries(schemas)) {
    const { data, error } = schema.safeParse(given)
    if (error) issues.push(...error.issues)
    else parts[name] = data
  }
  return { parts: parts as Partial<Parts<Of>>, issues }
}
