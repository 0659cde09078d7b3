import { type Transport, TransportError } from '@yingzao/contract/client'

/** A file that makes no progress for this long, while being sent or examined, counts as lost. Milliseconds. */
const PATIENCE_MS = 60_000

/**
 * Sends a request whose body is a file with `XMLHttpRequest`: `fetch` does not report how much of a body has been sent.
 */
export const fileTransport: Transport = ({ method, url, headers, file, onProgress, onStart }) =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const fail = (kind: TransportError['kind']) => () => {
      clearTimeout(timer)
      reject(new TransportError(kind))
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail('timeout')()
        sending.abort()
      }, PATIENCE_MS)
    }
    sending.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(loaded / total)
    }
    sending.onerror = sending.onabort = fail('network')
    sending.onload = () => {
      clearTimeout(timer)
      resolve({ status: sending.status, text: sending.responseText })
    }
    sending.open(method, url)
    sending.withCredentials = true
    for (const name in headers) sending.setRequestHeader(name, headers[name] as string)
    sending.setRequestHeader('content-type', 'application/octet-stream')
    wait()
    sending.send(file as Blob)
    onStart?.(() => sending.abort())
  })
