import { createHash } from 'node:crypto'
import type { Operation } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../testing/sign-in'
import { type EveryCall, openEveryCall } from './open-every-call'
import { fieldsOf } from './sample-calls'
import { send } from './send'

let gateway: EveryCall
beforeAll(async () => {
  gateway = await openEveryCall()
})
afterAll(() => gateway[Symbol.asyncDispose]())

type Headers = Record<string, string>
interface Reply {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

const isKeptByOthers = ({ headers }: Reply) => !/private|no-store/.test(String(headers['cache-control']))
const mayRead = ({ method, beacon }: Operation) => method === 'GET' && !beacon

describe('no cache keeps', () => {
  test('what a call answers, to whomever and whatever', async () => {
    for (const operation of gateway.served) {
      const { headers } = await signIn(gateway, gateway.ann.handset)
      const good = await send(gateway.app, operation, { fields: await fieldsOf(gateway, operation), headers })
      const bad = await send(gateway.app, operation, { fields: { id: ' ' } })
      for (const { headers } of [good, bad]) {
        expect([operation.id, headers['cache-control']]).toEqual([
          operation.id,
          expect.stringContaining('no-store'),
        ])
      }
    }
  })

  test('what an address answers that leads nowhere or with the wrong method', async () => {
    // The block gallery is for developers, not served in production, and slow at its first visit.
    const visited = gateway.addresses.filter((path) => !path.startsWith('/dev/'))
    const paths = visited.map((path) => path.replace(/:\w+|\*/g, 'nothing'))
    for (const url of [...paths, '/h5-page/h5/x/a.css', '/n8sf/nothing', '/nothing.css']) {
      for (const method of ['GET', 'DELETE'] as const) {
        const { statusCode, headers } = await gateway.app.inject({ method, url })
        if (statusCode >= 400)
          expect([url, headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')])
      }
    }
  })
})

test('an address that looks like a file tells nothing of who asks for it', async () => {
  const { headers, token } = await signIn(gateway, gateway.ann.handset)
  const cookie = { ...headers, cookie: `token=${token}` }
  const suffixes = ['/a.css', '/.css', '.css', '%2Fa.css', ';a.css', '/..%2Fa.css', '%00.css', '%3Fa.css']
  for (const path of [...gateway.served.filter(mayRead).map(({ path }) => path), '/h5-page/h5/sale', '/h5']) {
    for (const suffix of suffixes) {
      const reply = await gateway.app.inject({ url: path + suffix, headers: cookie })
      for (const secret of gateway.ann.secrets) expect(reply.body).not.toContain(secret)
      expect([path + suffix, isKeptByOthers(reply) && reply.statusCode !== 200]).toEqual([
        path + suffix,
        false,
      ])
    }
  }
})

const NAMES =
  'host forwarded x-forwarded-host x-forwarded-proto x-forwarded-for x-forwarded-port x-forwarded-scheme x-forwarded-prefix x-forwarded-server x-forwarded-by x-original-url x-rewrite-url x-original-host x-host x-http-host-override x-http-method-override x-http-method x-method-override x-real-ip x-client-ip true-client-ip cf-connecting-ip x-url x-path x-middleware-prefetch x-middleware-subrequest x-nextjs-data rsc next-router-state-tree next-router-prefetch purpose sec-purpose sec-fetch-dest sec-fetch-mode sec-fetch-site origin referer user-agent accept accept-language accept-charset cookie authorization x-requested-with x-csrf-token range if-range if-modified-since if-unmodified-since pragma cache-control upgrade-insecure-requests dnt save-data dpr viewport-width width downlink ect rtt device-memory sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform x-wap-profile x-device-type x-mobile x-country x-locale x-debug x-env x-api-version x-version x-tenant x-user-id x-uid x-token token x-amz-website-redirect-location x-timer surrogate-capability via te trailer max-forwards from warning x-oversized x-forwarded-ssl front-end-https x-arr-ssl x-scheme x-azure-clientip fastly-client-ip x-cluster-client-ip x-request-id traceparent baggage x-render x-preview'.split(
    ' ',
  )
const QUERIES =
  'utm_source cps_id token uid callback jsonp _ v isPreview is_preview preview_token terminal_type host url redirect lang debug __proto__ format pageId'.split(
    ' ',
  )

describe('what a shared cache may keep is the same for all:', () => {
  test('a hundred headers and twenty query names change nothing in a page, or nobody keeps it', async () => {
    const url = '/h5-page/h5/sale'
    const hash = (reply: Reply) => createHash('sha256').update(reply.body).digest('hex')
    const page = await gateway.app.inject(url)
    expect([page.statusCode, NAMES.length, QUERIES.length]).toEqual([200, 100, 20])
    expect(isKeptByOthers(page)).toBe(true)
    for (const name of NAMES) {
      for (const query of QUERIES) {
        const headers = { [name]: 'evil.example' }
        const reply = await gateway.app.inject({ url: `${url}?${query}=1`, headers })
        if (isKeptByOthers(reply)) expect([name, query, hash(reply)]).toEqual([name, query, hash(page)])
        expect(JSON.stringify(reply.headers)).not.toContain('evil.example')
      }
    }
  })
})

describe('two visitors behind one shared cache', () => {
  /** Makes this many requests for each of the two, mixed, and returns what one was told about the other. */
  async function crossings({ count, obeys }: { count: number; obeys: boolean }): Promise<string[]> {
    const kept = new Map<string, Reply>()
    const both = await Promise.all(
      [gateway.ann, gateway.ben].map(async (visitor, index, all) => {
        const { headers } = await signIn(gateway, visitor.handset)
        return { headers, others: all[1 - index]?.secrets ?? [] }
      }),
    )
    const reads = gateway.served.filter(mayRead)
    const found: string[] = []
    const ask = async (operation: Operation, headers: Headers): Promise<Reply> => {
      const key = operation.id
      const hit = kept.get(key)
      if (hit) return hit
      const reply = await send(gateway.app, operation, {
        fields: await fieldsOf(gateway, operation),
        headers,
      })
      if (!obeys || isKeptByOthers(reply)) kept.set(key, reply)
      return reply
    }
    for (let read = 0; read < count; read += 10) {
      const batch = Array.from({ length: 10 }, (_none, step) => reads[(read + step * 7) % reads.length])
      await Promise.all(
        both.flatMap(({ headers, others }) =>
          batch.map(async (operation) => {
            if (!operation) return
            const { body } = await ask(operation, headers)
            found.push(...others.filter((secret) => body.includes(secret)))
          }),
        ),
      )
    }
    return found
  }

  test('are told nothing of each other in a thousand mixed reads each', async () => {
    expect(await crossings({ count: 1_000, obeys: true })).toEqual([])
  })

  test('would be, behind one that keeps what it must not', async () => {
    expect(await crossings({ count: 100, obeys: false })).not.toEqual([])
  })
})
