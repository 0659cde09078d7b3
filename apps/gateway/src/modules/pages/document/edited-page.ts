import { inWorker } from '../../../workers/in-worker'
import type { changeEdited } from './reading/change-edited'
import type { readEdited } from './reading/read-edited'

/** `readEdited`, in a worker. */
export const readEditedPage = inWorker<typeof readEdited>(
  new URL('./reading/read-edited.ts', import.meta.url),
  'readEdited',
)

/** `changeEdited`, in a worker. */
export const changeEditedPage = inWorker<typeof changeEdited>(
  new URL('./reading/change-edited.ts', import.meta.url),
  'changeEdited',
)
