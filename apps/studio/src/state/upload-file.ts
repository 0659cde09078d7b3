import { SUCCESS_CODE } from '@yingzao/contract/client'
import { studioOperations } from '@yingzao/contract/studio'
import { readEnvelope, refusalOf } from './call-studio'
import type { Answer, Payload } from './calls'
import { queryOf, STUDIO_HEADER } from './send-call'
import { StudioProblem } from './studio-problem'
import { wording } from './wording'

/** A file that stands still for so long, on its way or while it is worked on, counts as lost. Milliseconds. */
const PATIENCE_MS = 60_000

export interface UploadOptions {
  /** Takes the upload back; then it rejects with the browser's `AbortError`. */
  signal?: AbortSignal
  /** Told which part of the file has gone, from 0 to 1. */
  onProgress?: (part: number) => void
  /** Where the gateway works longer on what has come than on a picture. Milliseconds. */
  patienceMs?: number
}

/** Calls whose body is bytes. */
type BytesCallId = 'assetUpload' | 'feedImport' | 'videoUploadPiece'

/**
 * Sends a file to the library and resolves with what the gateway made of it. Rejects as `sendBytes` does. A repeat is
 * safe: the same bytes are stored once.
 */
export function uploadFile(file: File, options: UploadOptions = {}): Promise<Answer<'assetUpload'>> {
  return sendBytes('assetUpload', nameOf(file), file, options)
}

/** Sends bytes and resolves with what the gateway answers. Rejects with a `StudioProblem` whose words can be shown. */
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
    // `fetch` does not tell how much of a body has gone.
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
  // The gateway has answered by the same contract that types the call.
  return envelope.response as Answer<Id>
}

/** The end of a name says what it is, so the beginning of one that is too long goes. */
function nameOf({ name }: File): Payload<'assetUpload'> {
  return { name: [...name].slice(-100).join('').trim() || wording.unnamed }
}
