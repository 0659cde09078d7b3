import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it arrives at a collector. */
interface ArrivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: { code?: number; message?: string }
  attributes: Record<string, unknown>
}

/** A collector that accepts OTLP over HTTP, in JSON, and keeps what arrives. */
export interface Collector extends AsyncDisposable {
  endpoint: string
  spans: ArrivedSpan[]
  /** All bodies as they arrived. */
  text(): string
}

interface Wire {
  resourceSpans: Array<{
    scopeSpans: Array<{
      spans: Array<
        Omit<ArrivedSpan, 'attributes'> & {
          attributes: Array<{ key: string; value: Record<string, unknown> }>
        }
      >
    }>
  }>
}

/** Starts one on a free port. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const spans: ArrivedSpan[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    bodies.push(body)
    const { resourceSpans } = JSON.parse(body) as Wire
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans)
        for (const { attributes, ...span } of scope.spans)
          spans.push({
            ...span,
            attributes: Object.fromEntries(
              attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
            ),
          })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => bodies.join('\n'),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
