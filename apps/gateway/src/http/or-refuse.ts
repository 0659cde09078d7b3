import { violates } from '../db/violates'
import { AppError } from './app-error'

/** What is running answers, or this refusal when it breaks one of these constraints of the database. */
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
