import { readEnvelope, refusalOf } from './call-studio'
import type { FileCallId, Payload } from './calls'
import { type SendOptions, sendCall } from './send-call'
import { StudioProblem } from './studio-problem'
import { wording } from './wording'

/** A file that has arrived whole. */
export interface ArrivedFile {
  name: string
  bytes: Blob
}

export interface FileOptions extends SendOptions {
  /** Called with the number of bytes received, whenever some arrive. */
  onProgress?: ((bytes: number) => void) | undefined
}

/**
 * Requests a file and resolves once all of it has arrived: half a table looks complete to whoever opens it. Rejects
 * with a `StudioProblem` when the gateway refuses or the connection breaks.
 */
export async function callFile<Id extends FileCallId>(
  id: Id,
  payload: Payload<Id>,
  { signal, onProgress }: FileOptions = {},
): Promise<ArrivedFile> {
  // A file may take longer than the timeout of a call, so only its head is awaited.
  const reply = await sendCall(id, payload, (head) => head, { signal })
  const disposition = reply.headers.get('content-disposition')
  if (!reply.ok || disposition === null) throw refusalOf(reply, await readEnvelope(reply))
  const type = reply.headers.get('content-type') ?? 'application/octet-stream'
  const parts = await readParts(reply, { signal, onProgress })
  return { name: nameIn(disposition) ?? `${id}.dat`, bytes: new Blob(parts, { type }) }
}

async function readParts(reply: Response, { signal, onProgress }: FileOptions): Promise<BlobPart[]> {
  const parts: BlobPart[] = []
  const reader = reply.body?.getReader()
  // The call's own signal no longer reaches a body in transit, and a stalled connection delivers nothing more.
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => {}))
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      signal?.throwIfAborted()
      if (done) return parts
      parts.push(value)
      bytes += value.byteLength
      onProgress?.(bytes)
    }
  } catch (error) {
    void reader?.cancel().catch(() => {})
    if (signal?.aborted) throw error
    throw new StudioProblem('network', wording.cut)
  }
}

function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}
