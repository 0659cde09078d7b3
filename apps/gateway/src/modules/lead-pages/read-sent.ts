import type { FastifyRequest } from 'fastify'

/** What a step asks for: a captcha, a code, the page for an existing code, or to accept the form. */
type Asked = 'captcha' | 'code' | 'known' | 'submit'

/** What somebody has sent with any of the forms. */
export interface Sent {
  asks: Asked
  /** The content of a field; empty if there is no such field. */
  text: (field: string) => string
  /** Whether there is such a field. */
  has: (field: string) => boolean
  /** Of the link that led to the page, as far as the browser tells. */
  cps_id: string
  /** The inviter's, from the form or else from that link. */
  share_code: string
  ticket: string
  randstr: string
  code: string
  /** As an earlier page said; 0 for none. For the reader only: nothing is decided by it. */
  resend_at: number
}

/** Anything beyond the longest field is not even shown again. */
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
 * Decided by what a form sends. Its additional buttons have names and take precedence. A block may have a field for a
 * code that nobody has been sent yet; only the page that asks for one knows when another may be sent.
 */
function askedBy(body: URLSearchParams): Asked {
  if (body.has('again')) return 'captcha'
  if (body.has('known')) return 'known'
  if (body.get('code') || body.has('resend_at')) return 'submit'
  return body.has('ticket') ? 'code' : 'captcha'
}

/** What the link by which the visitor came says, taken from the address of the page with the form. */
function linkedFrom({ headers: { referer = '' }, host }: FastifyRequest, name: string): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined
  return (page?.host === host && page?.searchParams.get(name)) || ''
}
