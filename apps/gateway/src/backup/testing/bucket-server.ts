import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket in memory, as an object store answers for one. It wants a signature and does not check it. */
export interface BucketServer extends AsyncDisposable {
  /** Of the bucket. */
  url: string
  objects: Map<string, Buffer>
  /** Answers everything with this status from now on; undefined: as it should be. */
  refuse(status: number | undefined): void
}

/** So many names a page of a list has, that lists of more are asked for in several. */
const PAGE = 2

export async function openBucket(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>()
  let refusal: number | undefined
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false
    if (refusal !== undefined || !isSigned) {
      response.writeHead(refusal ?? 403, { 'content-type': 'application/xml' })
      response.end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>')
    } else if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks))
      response.writeHead(200, { etag: '"1"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (searchParams.has('list-type')) {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(objects, searchParams))
    } else {
      const bytes = objects.get(key)
      const body = bytes ?? Buffer.from('<Error><Code>NoSuchKey</Code></Error>')
      response.writeHead(bytes ? 200 : 404, { 'content-length': body.byteLength }).end(body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    objects,
    refuse(status) {
      refusal = status
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listOf(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const from = Number(asked.get('continuation-token') ?? 0)
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort()
  const page = names.slice(from, from + PAGE)
  const more = from + PAGE < names.length
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>2026-11-29T01:02:03.000Z</LastModified><ETag>"1"</ETag><Size>${objects.get(name)?.length ?? 0}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  )
  const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>bucket</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
}
