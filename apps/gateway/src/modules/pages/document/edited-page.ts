import { inWorker } from '../../../workers/in-worker'
import type { changeEdited, readEdited } from './reading/read-edited'

const MODULE = new URL('./reading/read-edited.ts', import.meta.url)

/** `readEdited`, in a worker. */
export const readEditedPage = inWorker<typeof readEdited>(MODULE, 'readEdited')

/** `changeEdited`, in a worker. */
export const changeEditedPage = inWorker<typeof changeEdited>(MODULE, 'changeEdited')
