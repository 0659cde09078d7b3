import { violates } from '../db/violates'
import { AppError } from './app-error'

/**
 * Returns the result of running work, or refuses with this error when it violates one of these database constraints.
 */
export async function orRefuse<Answer>(
  running: Promise<Answer>,
  constraints: readonly string[],
  refusal: AppError['error'],
): Promise<Answer> {
  try {
    return await running
  } catch (error) {
    throw violates(error, constraints) ? new AppError(refusal) : error
  }
}
