import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const PATH = '/dev/reload'

/**
 * Reloads the page when the state being served is not the one it came from, also when it reconnects to another process.
 * Frames are reloaded by the page around them.
 */
const scriptOf = (state: string) =>
  `if(self===top)new EventSource('${PATH}').onmessage=({data})=>{if(data!=='${state}')location.reload()}`

/** How soon a browser reconnects once a gateway has given way to the next. */
const RETRY_MS = 100

interface PageReloading {
  /**
   * Adds the script to every page of this server. Call it before the routes are registered, and `reload` once it
   * serves.
   */
  install(app: FastifyInstance): void
  /** Answers the script's own request. False: it was another one. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Reloads every open page that was not sent by the last installed server. */
  reload(): void
}

/** Keeps a developer's open pages up to date with what serves them. */
export function reloadPages(): PageReloading {
  const open = new Set<ServerResponse>()
  let newest = ''
  let served = ''
  const tell = (response: ServerResponse) => response.write(`retry: ${RETRY_MS}\ndata: ${served}\n\n`)
  return {
    install: (app) => {
      newest = randomUUID()
      served ||= newest
      const script = scriptOf(newest)
      const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
      app.addHook('onSend', async (_request, reply, payload) => {
        const policy = String(reply.getHeader('content-security-policy') ?? '')
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
        // In a sandbox no script runs, and the browser would complain about this one.
        if (!isPage || policy.includes('sandbox') || !isText(payload)) return payload
        reply.header('content-security-policy', lettingIn(hash, policy))
        return withScript(script, String(payload))
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
      served = newest
      for (const response of open) tell(response)
    },
  }
}

/** Adds a script's hash to the policy. One without a rule for scripts applies its default to them. */
function lettingIn(hash: string, policy: string): string {
  if (policy.includes('script-src ')) return policy.replace('script-src ', `script-src ${hash} `)
  const [, rest] = /default-src ([^;]*)/.exec(policy) ?? []
  return rest === undefined ? policy : `${policy}; script-src ${hash} ${rest}`
}

function isText(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

function withScript(script: string, html: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`
}
