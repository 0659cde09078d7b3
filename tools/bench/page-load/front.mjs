// Serves files from memory as a good host would: compressed as far as possible, cached for ever except for documents.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}
export const FOR_EVER = 'public, max-age=31536000, immutable'
const ASKED_EACH_TIME = 'no-cache'
/** Compressing more than this with the best quality takes minutes and saves little. */
const LARGE_BYTES = 400_000
const SMALLEST_COMPRESSED = 256
const KEEP_ALIVE_MS = 60_000

/** A file to be sent, with its type and how long it may be kept. */
export function fileOf(bytes, { type, cacheControl }) {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 16)}"`
  return { bytes, type, cacheControl, etag }
}

/** A document that browsers request each time. */
export const documentOf = (html) =>
  fileOf(Buffer.from(html), { type: TYPES['.html'], cacheControl: ASKED_EACH_TIME })

/** What a page requests for its data. */
export const jsonOf = (value) =>
  fileOf(Buffer.from(JSON.stringify(value)), { type: TYPES['.json'], cacheControl: ASKED_EACH_TIME })

/** All files of a folder, by their path, with `prefix` in front. */
export function filesIn(folder, prefix = '/') {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      const cacheControl = extname(path) === '.html' ? ASKED_EACH_TIME : FOR_EVER
      return [`${prefix}${relative(folder, path)}`, fileOf(readFileSync(path), { type, cacheControl })]
    }),
  )
}

/** Whether compression is worth while for a type. */
export const isCompressible = (type = '') => /text|javascript|json|svg|x-component|ttf/.test(type)

/** Sends a file in the best encoding that the browser accepts. */
export function sendFile(request, reply, file) {
  const headers = {
    'content-type': file.type,
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (request.headers['if-none-match'] === file.etag) {
    reply.writeHead(304, headers).end()
    return
  }
  const encoding = encodingFor(request, file)
  const body = encoding ? compressed(file, encoding) : file.bytes
  const coding = encoding && { 'content-encoding': encoding }
  reply.writeHead(200, { ...headers, ...coding, 'content-length': body.length })
  reply.end(request.method === 'HEAD' ? undefined : body)
}

function encodingFor(request, { type, bytes }) {
  if (!isCompressible(type) || bytes.length <= SMALLEST_COMPRESSED) return undefined
  const accepted = request.headers['accept-encoding'] ?? ''
  return ['br', 'gzip'].find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted))
}

function compressed(file, encoding) {
  file.encoded ??= {}
  file.encoded[encoding] ??= encoding === 'br' ? brotli(file.bytes) : gzipSync(file.bytes, { level: 9 })
  return file.encoded[encoding]
}

function brotli(bytes) {
  const quality = bytes.length > LARGE_BYTES ? 10 : 11
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/**
 * Serves `files`, and everything else by `answer`, on a free port.
 * @param {Map<string, object>} files
 * @param {(request: object, reply: object) => void} answer
 */
export async function startFront(files, answer) {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname === '/favicon.ico') reply.writeHead(204, { 'cache-control': FOR_EVER }).end()
    else if (files.has(pathname)) sendFile(request, reply, files.get(pathname))
    else answer(request, reply)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Responds to page requests with one document, as hosts of single-page apps do. */
export function singlePage(file) {
  return (request, reply) => {
    if (file && /text\/html/.test(request.headers.accept ?? '')) sendFile(request, reply, file)
    else reply.writeHead(404).end()
  }
}
