import { redactText } from './redact'

/** An error as it appears in a log line. */
export interface DescribedError {
  name: string
  message: string
  code?: string
  stack?: string
  cause?: DescribedError
}

/** How many causes behind an error are logged. */
const MAX_CAUSES = 3

/** Describes whatever was thrown, without tokens and phone numbers. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: redactText(String(error)) }
  return {
    name: error.name,
    message: redactText(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...(error.cause !== undefined && depth < MAX_CAUSES
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  }
}
