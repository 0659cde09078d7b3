import type { CatalogueEntry } from '@yingzao/contract/server'
import { z } from 'zod'
import { AppError } from './app-error'
import { WrittenResponse } from './written-response'

/** What an operation has promised about its answers. */
interface Promised {
  id: string
  response: z.ZodType
  /** The errors it may refuse with. */
  declared: readonly CatalogueEntry[]
  /** The one among them that is answered with a response. */
  repeat?: CatalogueEntry | undefined
}

/**
 * Passes on what `answer` gives, if that conforms to the contract. Throws an error that names the operation when an
 * answer has other fields, or a refusal is not declared.
 */
export async function answerByContract<Answer>(
  { id, response, declared, repeat }: Promised,
  answer: () => Promise<Answer> | Answer,
): Promise<Answer> {
  try {
    const given = await declaredErrorsOnly(id, declared, answer)
    holdTo(id, response, given instanceof WrittenResponse ? given.read() : given)
    return given
  } catch (error) {
    if (error instanceof AppError)
      holdTo(id, error.error.code === repeat?.code ? response : z.null(), error.response)
    throw error
  }
}

function holdTo(id: string, response: z.ZodType, given: unknown): void {
  const checked = response.safeParse(given)
  if (checked.success) return
  throw new Error(
    `Operation ${id} answered against its contract: ${z.prettifyError(checked.error)}. ` +
      'Mend the handler, or the contract if that is wrong.',
  )
}

/** Passes on what `answer` gives or refuses with, unless the refusal is not one of those declared. */
export async function declaredErrorsOnly<Answer>(
  id: string,
  declared: readonly CatalogueEntry[],
  answer: () => Promise<Answer> | Answer,
): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (declared.some(({ code }) => code === error.error.code)) throw error
    throw new Error(
      `Operation ${id} refused with ${error.error.code}, which its contract does not list. ` +
        'Add the error to the operation, or answer with a listed one.',
      { cause: error },
    )
  }
}
