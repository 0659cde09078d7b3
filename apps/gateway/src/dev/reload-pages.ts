import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const PATH = '/dev/reload'

/**
 * Loads the page again when what serves it has changed, and also when the connection comes back to another process.
 * Frames are loaded by the page around them.
 */
const SCRIPT = `if(self===top){let seen;new EventSource('${PATH}').onmessage=({data})=>{if(seen&&data!==seen)location.reload();seen=data}}`
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/** How soon a browser connects again once a gateway has given way to the next. */
const RETRY_MS = 100

interface PageReloading {
  /** Has every page of this server carry the script. Call it before the routes are registered. */
  install(app: FastifyInstance): void
  /** Answers the script's own request. False: it was another one. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Has every open page load again. */
  reload(): void
}

/** Keeps the pages that a developer has open as new as what serves them. */
export function reloadPages(): PageReloading {
  const open = new Set<ServerResponse>()
  let state = randomUUID()
  const tell = (response: ServerResponse) => response.write(`retry: ${RETRY_MS}\ndata: ${state}\n\n`)
  return {
    install: (app) => {
      app.addHook('onSend', async (_request, reply, payload) => {
        const policy = String(reply.getHeader('content-security-policy') ?? '')
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
        // In a sandbox no script runs, and the browser would complain of this one.
        if (!isPage || policy.includes('sandbox') || !isText(payload)) return payload
        reply.header('content-security-policy', policy.replace('script-src ', `script-src ${HASH} `))
        return withScript(String(payload))
      })
    },
    answer: (request, response) => {
      if (request.url !== PATH) return false
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      open.add(response)
      response.once('close', () => open.delete(response))
      tell(response)
      return true
    },
    reload: () => {
      state = randomUUID()
      for (const response of open) tell(response)
    },
  }
}

function isText(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

function withScript(html: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : `${html.slice(0, end)}<script>${SCRIPT}</script>${html.slice(end)}`
}
