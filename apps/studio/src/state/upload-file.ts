import { SUCCESS_CODE } from '@yingzao/contract/client'
import { studioOperations } from '@yingzao/contract/studio'
import { readEnvelope, refusalOf } from './call-studio'
import type { Answer, Payload } from './calls'
import { queryOf, STUDIO_HEADER } from './send-call'
import { StudioProblem } from './studio-problem'
import { wording } from './wording'

/** An upload without progress for this long, in transit or while it is processed, counts as lost. Milliseconds. */
const PATIENCE_MS = 60_000

export interface UploadOptions {
  /** Cancels the upload, which then rejects with the browser's `AbortError`. */
  signal?: AbortSignal
  /** Called with the fraction of the file that was sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** For calls whose content the gateway processes for longer than a picture. Milliseconds. */
  patienceMs?: number
}

/** Calls whose body is bytes. */
type BytesCallId = 'assetUpload' | 'feedImport' | 'videoUploadPiece'

/**
 * Sends a file to the library and resolves with the asset that the gateway made of it. Rejects as `sendBytes` does.
 * Repeating it is safe: the same bytes are stored once.
 */
export function uploadFile(file: File, options: UploadOptions = {}): Promise<Answer<'assetUpload'>> {
  return sendBytes('assetUpload', nameOf(file), file, options)
}

/** Sends bytes and resolves with the gateway's answer. Rejects with a `StudioProblem` whose text can be shown. */
export function sendBytes<Id extends BytesCallId>(
  id: Id,
  query: Payload<Id>,
  bytes: Blob,
  { signal, onProgress, patienceMs = PATIENCE_MS }: UploadOptions = {},
): Promise<Answer<Id>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const { method, path } = studioOperations[id]
    // `fetch` does not report how much of a body has been sent.
    const sending = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (problem: unknown) => () => {
      end()
      reject(problem)
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail(new StudioProblem('timeout', wording.timeout))()
        sending.abort()
      }, patienceMs)
    }
    const takeBack = (): void => {
      fail(signal?.reason)()
      sending.abort()
    }
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', takeBack)
    }
    signal?.addEventListener('abort', takeBack)
    sending.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total > 0 ? loaded / total : 1)
    }
    sending.onerror = fail(new StudioProblem('network', wording.network))
    sending.onload = () => {
      end()
      resolve(answerIn<Id>(new Response(sending.responseText, { status: sending.status })))
    }
    sending.open(method, path + queryOf(query))
    for (const [name, value] of Object.entries(STUDIO_HEADER)) sending.setRequestHeader(name, value)
    sending.setRequestHeader('content-type', 'application/octet-stream')
    wait()
    sending.send(bytes)
  })
}

async function answerIn<Id extends BytesCallId>(reply: Response): Promise<Answer<Id>> {
  const envelope = await readEnvelope(reply)
  if (!reply.ok || envelope.code !== SUCCESS_CODE) throw refusalOf(reply, envelope)
  // The gateway's reply follows the same contract that types the call.
  return envelope.response as Answer<Id>
}

/** The end of a name says what the file is, so a name that is too long is cut at its beginning. */
function nameOf({ name }: File): Payload<'assetUpload'> {
  return { name: [...name].slice(-100).join('').trim() || wording.unnamed }
}
