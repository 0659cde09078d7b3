import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A cache in front of a gateway. */
export interface CacheInFront extends AsyncDisposable {
  origin: string
}

interface ProxyWithClock extends CacheInFront {
  /** Advances its clock. */
  pass(seconds: number): void
  /** What it keeps. */
  keys(): string[]
}

interface Copy {
  status: number
  headers: [string, string][]
  body: Buffer
  freshUntil: number
  staleUntil: number
  usableUntil: number
}

/**
 * A cache that does what the headers say and nothing else, with a clock of its own: what nginx and a CDN have in
 * common. Its key is path and encoding; a preview bypasses it.
 */
export async function startCachingProxy(gateway: string): Promise<ProxyWithClock> {
  const copies = new Map<string, Copy>()
  let now = 0

  async function ask(url: string, encoding: string): Promise<Copy> {
    const reply = await fetchRaw(`${gateway}${url}`, encoding)
    const said = directives(reply.headers)
    const fresh = now + (said.get('s-maxage') ?? 0)
    return {
      ...reply,
      freshUntil: fresh,
      staleUntil: fresh + (said.get('stale-while-revalidate') ?? 0),
      usableUntil: fresh + (said.get('stale-if-error') ?? 0),
    }
  }

  async function answer(url: string, encoding: string): Promise<Copy> {
    const isAlone = /[?&](isPreview|preview_token)=/.test(url)
    if (isAlone) return ask(url, encoding)
    const key = `${url.replace(/\?.*/s, '')} ${encoding}`
    const renew = async () => {
      const copy = await ask(url, encoding)
      if (mayKeep(copy)) copies.set(key, copy)
      return copy
    }
    const copy = copies.get(key)
    if (copy && now < copy.freshUntil) return copy
    if (copy && now < copy.staleUntil) {
      renew().catch(() => undefined)
      return copy
    }
    try {
      return await renew()
    } catch (error) {
      if (copy && now < copy.usableUntil) return copy
      throw error
    }
  }

  const server = createServer((request, reply) => {
    answer(request.url ?? '/', encodingOf(request)).then(
      ({ status, headers, body }) => reply.writeHead(status, headers.flat()).end(body),
      () => reply.writeHead(502).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...copies.keys()],
    pass: (seconds) => {
      now += seconds
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The bytes as they are sent: `fetch` would decode them. */
function fetchRaw(url: string, encoding: string): Promise<Pick<Copy, 'status' | 'headers' | 'body'>> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding }, agent: false }, async (reply) => {
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk)
      const headers = Object.entries(reply.headersDistinct)
        .filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding', 'date'].includes(name))
        .flatMap(([name, values]) => (values ?? []).map((value): [string, string] => [name, value]))
      resolve({ status: reply.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

function encodingOf({ headers }: IncomingMessage): string {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function directives(headers: Copy['headers']): Map<string, number> {
  const [, text = ''] = headers.find(([name]) => name === 'cache-control') ?? []
  return new Map(
    text.split(/, */).map((part): [string, number] => {
      const [name = '', value = '0'] = part.split('=')
      return [name, Number(value)]
    }),
  )
}

function mayKeep({ status, headers }: Copy): boolean {
  const said = directives(headers)
  const isOfOne = ['private', 'no-store', 'no-cache'].some((name) => said.has(name))
  return (
    status === 200 && said.has('s-maxage') && !isOfOne && !headers.some(([name]) => name === 'set-cookie')
  )
}
