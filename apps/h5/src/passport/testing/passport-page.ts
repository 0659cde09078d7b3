import { operationRoutes, type PassportInput } from '@yingzao/contract/client'
import { vi } from 'vitest'
import { passportHtml } from '../server/passport-html'

type CallId = keyof typeof operationRoutes
/** What the gateway returns: its `response`, or a reply in its own words; if it throws, no reply arrives. */
type Answer = object | (() => object | Promise<object>)

export const PASSPORT: PassportInput = {
  page: 'home',
  returnTo: '/h5-page/h5/spring',
  linkHosts: ['shop.example.com'],
  loginType: '',
  consentVersion: '2026-11',
  site: {
    company: '牛牛投顾',
    license_no: '91440300',
    phone: '95500',
    adviser: '',
    adviser_no: '',
    filing_no: '',
  },
  theme: {},
  isTextLarge: false,
  testHandsets: [],
  gatewayOrigin: '',
  usesTencentCaptcha: false,
}

/** Puts a page of `/passport/` into the document, as the server renders it. */
export function drawPassport(own: Partial<PassportInput>): void {
  const { html } = passportHtml({ script: '/passport.js', css: [] }, { ...PASSPORT, ...own })
  document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body)
}

/** A refusal in the words of the catalogue. */
export const refusing = ({ code, msg, http }: { code: number; msg: string; http: number }) => ({
  refusal: { code, msg, http },
})

/**
 * Answers calls as a test prescribes; `asked` lists the calls, in order, with what was sent. A call without an answer
 * fails.
 */
export function gatewayAnswering(answers: Partial<Record<CallId, Answer>>): { asked: [string, unknown][] } {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname } = new URL(address, location.href)
    const id = (Object.keys(operationRoutes) as CallId[]).find(
      (one) => operationRoutes[one].path === pathname && operationRoutes[one].method === method,
    )
    asked.push([id ?? pathname, typeof body === 'string' ? JSON.parse(body) : undefined])
    const answer = id && answers[id]
    if (!answer) throw new TypeError('Failed to fetch')
    const said = typeof answer === 'function' ? await answer() : answer
    if (!('refusal' in said)) return reply(200, { code: 1, msg: 'success', response: said })
    const { code, msg, http } = said.refusal as { code: number; msg: string; http: number }
    return reply(http, { code, msg, response: null })
  })
  return { asked }
}

function reply(status: number, envelope: object): Response {
  return new Response(JSON.stringify(envelope), { status })
}
