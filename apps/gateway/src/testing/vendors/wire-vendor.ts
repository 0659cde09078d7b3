import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SandboxServer, WireReply, WireRequest } from '../../integrations/payment/sandbox-ledger'

/**
 * `hang`: accepts the request and never responds. All others do what is asked, and then break off in the middle of the
 * response (`cut`), send nothing after its head (`silent`), redirect elsewhere (`redirect`), or give it another status.
 */
type WireFault = 'hang' | 'cut' | 'silent' | 'redirect' | { status: number }

/** A sandbox supplier on a real connection that can fail as networks do. */
export interface WireVendor extends AsyncDisposable {
  origin: string
  /** Every request that arrived. */
  requests: WireRequest[]
  /** How responses fail from now on. Undefined: not at all. */
  fault: WireFault | undefined
}

/** Serves a sandbox over HTTP, on a free port. */
export async function startWireVendor(answer: SandboxServer): Promise<WireVendor> {
  const server = createServer(async (incoming, reply) => {
    const request = await readRequest(incoming, vendor.origin)
    vendor.requests.push(request)
    if (vendor.fault === 'hang') return
    send(reply, await answer(request), vendor.fault)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const vendor: WireVendor = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    fault: undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return vendor
}

async function readRequest(incoming: IncomingMessage, origin: string): Promise<WireRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return {
    method: incoming.method === 'GET' ? 'GET' : 'POST',
    url: `${origin}${incoming.url}`,
    headers: Object.fromEntries(
      Object.entries(incoming.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    body: Buffer.concat(chunks).toString(),
  }
}

function send(
  reply: ServerResponse,
  { status, headers, body }: WireReply,
  fault: Exclude<WireFault, 'hang'> | undefined,
): void {
  switch (fault) {
    case 'cut':
      reply.writeHead(status, { ...headers, 'content-length': body.length })
      reply.write(body.subarray(0, body.length / 2), () => reply.destroy())
      return
    case 'silent':
      reply.writeHead(status, headers).flushHeaders()
      return
    case 'redirect':
      reply.writeHead(307, { location: '/elsewhere' }).end()
      return
    default:
      reply.writeHead(fault?.status ?? status, headers).end(body)
  }
}
