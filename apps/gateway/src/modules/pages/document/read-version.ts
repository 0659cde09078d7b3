import type { Context } from '../../../context'
import { inWorker } from '../../../workers/in-worker'
import type { readStored, StoredDocument, VersionContent } from './reading/read-stored'

const readInWorker = inWorker<typeof readStored>(
  new URL('./reading/read-stored.ts', import.meta.url),
  'readStored',
)

/** A stored page from which nothing can be shown. Retrying gives the same. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage'
}

/**
 * A stored document as visitors get it, read tolerantly, in a worker. Throws UnreadablePage when the row breaks the
 * limits, which only a manually inserted one can.
 */
export async function readVersion(
  { config: { linkHosts } }: Pick<Context, 'config'>,
  code: string,
  { document, schema_version }: StoredDocument,
): Promise<VersionContent> {
  const read = await readInWorker({ linkHosts }, code, { document, schema_version })
  if (!('broken' in read)) return read
  throw new UnreadablePage(
    `A stored document of page ${code} breaks document limits: ${read.broken.join(', ')}.`,
  )
}
