import type { FastifyRequest } from 'fastify'

/** What a step is asked for: a captcha, a code, the page for a code that is there already, or to take the form. */
type Asked = 'captcha' | 'code' | 'known' | 'submit'

/** What somebody has sent with one of the forms, whichever it is. */
export interface Sent {
  asks: Asked
  /** What stands in a field; empty where there is none. */
  text: (field: string) => string
  /** Whether there is such a field. */
  has: (field: string) => boolean
  /** Of the link that led to the page, as far as the browser tells. */
  cps_id: string
  /** Of who invites, by the form or else by that link. */
  share_code: string
  ticket: string
  randstr: string
  code: string
  /** What an earlier page has said; 0 for none. For who looks at it, nothing is decided by it. */
  resend_at: number
}

/** More of it than the longest field takes is not even shown again. */
const LONGEST = 64

export function readSent(request: FastifyRequest): Sent {
  const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const text = (name: string) => body.get(name) ?? ''
  return {
    asks: askedBy(body),
    text: (name) => text(name).slice(0, LONGEST),
    has: (name) => body.has(name),
    cps_id: (body.get('cps_id') ?? linkedFrom(request, 'cps_id')).slice(0, LONGEST),
    share_code: (text('share_code') || linkedFrom(request, 'share_code')).trim().slice(0, LONGEST),
    ticket: text('ticket'),
    randstr: text('randstr'),
    code: text('code').slice(0, LONGEST),
    resend_at: Number(text('resend_at')) || 0,
  }
}

/**
 * By what a form brings. Its further buttons have names, and they are stronger. A block may have a field for the code that
 * nobody has been sent yet; only the page that asks for one knows from when there may be another.
 */
function askedBy(body: URLSearchParams): Asked {
  if (body.has('again')) return 'captcha'
  if (body.has('known')) return 'known'
  if (body.get('code') || body.has('resend_at')) return 'submit'
  return body.has('ticket') ? 'code' : 'captcha'
}

/** What the link says by which the visitor came, as the address of the page has it that the form stands on. */
function linkedFrom({ headers: { referer = '' }, host }: FastifyRequest, name: string): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined
  return (page?.host === host && page?.searchParams.get(name)) || ''
}
