import { inWorker } from '../../../workers/in-worker'
import type { relink } from '../document/reading/relink'

/** `relink`, in a worker. */
export const relinkPage = inWorker<typeof relink>(
  new URL('../document/reading/relink.ts', import.meta.url),
  'relink',
)
