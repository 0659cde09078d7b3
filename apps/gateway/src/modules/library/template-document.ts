import { inWorker } from '../../workers/in-worker'
import type * as reading from './read-template'

/** `readTemplate`, in a worker. */
export const readTemplate = inWorker<typeof reading.readTemplate>(
  new URL('./read-template.ts', import.meta.url),
  'readTemplate',
)

/** `templateOf`, in a worker. */
export const templateOf = inWorker<typeof reading.templateOf>(
  new URL('./read-template.ts', import.meta.url),
  'templateOf',
)
