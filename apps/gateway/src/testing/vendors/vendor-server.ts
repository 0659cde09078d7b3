import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What may go wrong with a response. */
type Fault =
  | { kind: 'errcode'; errcode: number; errmsg?: string }
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Breaks the connection in the middle of the response. */
  | { kind: 'cut' }
  | { kind: 'http'; status: number }
  | { kind: 'text'; text: string }

interface VendorRequest {
  method: string
  path: string
  query: Record<string, string>
  /** Undefined for a GET, and for a form. */
  body: unknown
}

/** A request as it came over the wire, to check its signature. */
export interface RawRequest {
  headers: IncomingHttpHeaders
  text: string
}

/** Responds to a request of the right form, and throws for a wrong one: then its test fails. */
export type Endpoint = (request: VendorRequest, raw: RawRequest) => unknown

/** A stand-in for an outside system, over real HTTP. Its disposal throws when it received a wrong request. */
export interface VendorServer extends AsyncDisposable {
  origin: string
  /** Every request that arrived, for one path or for all. */
  requests(path?: string): VendorRequest[]
  /** Makes the next responses of a path fail: as many as given, or all of them by default. */
  break(path: string, fault: Fault, times?: number): void
  /** Ends all faults of a path. */
  mend(path: string): void
  /** Breaks the connections of those waiting for a response. */
  hangUp(): void
}

/** Starts a vendor on a free port. */
export async function startVendor(endpoints: Record<string, Endpoint>): Promise<VendorServer> {
  const requests: VendorRequest[] = []
  const wrong: string[] = []
  const faults = new Map<string, { fault: Fault; left: number }>()

  function takeFault(path: string): Fault | undefined {
    const next = faults.get(path)
    if (!next || next.left === 0) return undefined
    next.left -= 1
    return next.fault
  }

  function answer(request: VendorRequest, raw: RawRequest): unknown {
    const endpoint = endpoints[request.path]
    try {
      if (!endpoint) throw new Error('there is no such path')
      return endpoint(request, raw)
    } catch (error) {
      wrong.push(`${request.method} ${request.path}: ${(error as Error).message}`)
      return { errcode: 47001, errmsg: 'data format error' }
    }
  }

  const server = createServer(async (incoming, reply) => {
    const { request, raw } = await readRequest(incoming)
    requests.push(request)
    // Even when it then fails: what was sent must be right.
    const good = answer(request, raw)
    const fault = takeFault(request.path)
    if (fault) sendFault(reply, fault)
    else sendJson(reply, good)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: (path) => requests.filter((request) => path === undefined || request.path === path),
    break: (path, fault, times = Number.POSITIVE_INFINITY) => {
      faults.set(path, { fault, left: times })
    },
    mend: (path) => {
      faults.delete(path)
    },
    hangUp: () => server.closeAllConnections(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (wrong.length > 0) throw new Error(`A vendor was asked what it cannot answer:\n${wrong.join('\n')}`)
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<{ request: VendorRequest; raw: RawRequest }> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const url = new URL(incoming.url ?? '/', 'http://vendor')
  const text = Buffer.concat(chunks).toString()
  const request = {
    method: incoming.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: text === '' || isForm(incoming) ? undefined : JSON.parse(text),
  }
  return { request, raw: { headers: incoming.headers, text } }
}

function sendJson(reply: ServerResponse, body: unknown): void {
  reply.setHeader('content-type', 'application/json; charset=UTF-8').end(JSON.stringify(body))
}

function sendFault(reply: ServerResponse, fault: Fault): void {
  switch (fault.kind) {
    case 'errcode':
      sendJson(reply, { errcode: fault.errcode, errmsg: fault.errmsg ?? 'as told' })
      return
    case 'hang':
      return
    case 'cut':
      reply.setHeader('content-length', '1000').write('{"errcode":', () => reply.destroy())
      return
    case 'http':
      reply.writeHead(fault.status).end('<html>nginx</html>')
      return
    case 'text':
      reply.end(fault.text)
  }
}

/** Read by who is asked. */
function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}
