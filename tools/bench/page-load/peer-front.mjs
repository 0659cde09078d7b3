import { request as ask } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'
import { FOR_EVER, fileOf, isCompressible, sendFile } from './front.mjs'

/** Good enough and fast, for documents that are generated for each visit. */
const STREAM_QUALITY = 5

/** Forwards requests to a peer's server: what never changes is compressed once and kept, the rest on its way. */
export function passOnTo(port) {
  const kept = new Map()
  return (request, reply) => {
    const { url: path, method } = request
    if (kept.has(path)) {
      sendFile(request, reply, kept.get(path))
      return
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const passed = ask({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      if (isForEver(response)) keep({ request, reply, response, kept })
      else passBack(request, reply, response)
    })
    passed.on('error', () => reply.writeHead(502).end())
    request.pipe(passed)
  }
}

function isForEver({ statusCode, headers }) {
  return statusCode === 200 && /immutable/.test(headers['cache-control'] ?? '')
}

async function keep({ request, reply, response, kept }) {
  const chunks = []
  for await (const chunk of response) chunks.push(chunk)
  const type = response.headers['content-type'] ?? ''
  kept.set(request.url, fileOf(Buffer.concat(chunks), { type, cacheControl: FOR_EVER }))
  sendFile(request, reply, kept.get(request.url))
}

function passBack(request, reply, response) {
  const { 'transfer-encoding': _coding, connection, 'keep-alive': _keepAlive, ...headers } = response.headers
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const isWorthIt = isCompressible(headers['content-type']) && !headers['content-encoding']
  if (response.statusCode !== 200 || !takesBrotli || !isWorthIt) {
    reply.writeHead(response.statusCode, headers)
    response.pipe(reply)
    return
  }
  const { 'content-length': _length, ...rest } = headers
  reply.writeHead(200, { ...rest, 'content-encoding': 'br', vary: 'accept-encoding' })
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY } })
  brotli.pipe(reply)
  // What a server sends early must reach the phone early.
  response.on('data', (chunk) => {
    brotli.write(chunk)
    brotli.flush()
  })
  response.on('end', () => brotli.end())
}
