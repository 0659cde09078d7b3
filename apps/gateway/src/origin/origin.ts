import { createHash, randomBytes } from 'node:crypto'
import { CONTAINERS, type Container } from '@yingzao/schema/client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

type Asking = Pick<FastifyRequest, 'headers'>
type Answering = Pick<FastifyReply, 'header'>
type CookieConfig = Pick<Config, 'publicOrigin'>

/** The minimum time for which the logs of views are kept; renewed by each view. In seconds. */
const VISITOR_S = 180 * 24 * 60 * 60
/** How long somebody's actions count for the channel that brought them, unless another one brings them again. */
const CHANNEL_S = 30 * 24 * 60 * 60

/** The page that somebody looked at last. */
export interface SeenLast {
  code: string
  version: number | null
  /** Experiment and variant, as `12.B`. */
  variant: string | null
  container: Container | null
  /** Which bytes of it were served, see `modules/renderings`. */
  rendering: string | null
}

/** Where a request comes from, as far as its browser says. For statistics only: a browser may say anything. */
export interface Origin {
  visitor_id: string | null
  /** See `channelOf`; empty: unknown. */
  channel: string
  page: SeenLast | null
}

export const NO_ORIGIN: Origin = { visitor_id: null, channel: '', page: null }

/** An id of a visitor: 16 characters without meaning. */
export const VISITOR_ID = /^[\w-]{16}$/
const RENDERING = /^[\w-]{12}$/
const VARIANT = /^\d{1,15}\.[A-D]$/

/** Reads what earlier views have stored in the browser. */
export function originOf(request: Asking): Origin {
  return { visitor_id: knownVisitor(request), channel: channelIn(request), page: pageIn(request) }
}

/** The visitor that a browser belongs to; null: it has not been here, or keeps no cookies. */
export function knownVisitor(request: Asking): string | null {
  const id = cookieOf(request, 'yz_visitor')
  return VISITOR_ID.test(id) ? id : null
}

/**
 * Returns the visitor whose session a report belongs to. Where the browser has none yet, it is derived from the
 * session: it is the same however many of its reports arrive at once.
 */
export function visitorOf(request: Asking, session_id: string): string {
  return knownVisitor(request) ?? visitorOfSession(session_id)
}

function visitorOfSession(session_id: string): string {
  return createHash('sha256').update(session_id).digest('base64url').slice(0, 16)
}

export function newVisitor(): string {
  return randomBytes(12).toString('base64url')
}

/** Stores the visitor's id in the browser. Neither scripts nor other sites can read it. */
export function keepVisitor(reply: Answering, config: CookieConfig, visitor_id: string): void {
  keep(reply, config, 'yz_visitor', visitor_id, VISITOR_S)
}

/**
 * Stores what was viewed, and through which channel, for what the visitor does next. A view without a channel does not
 * remove the channel.
 */
export function keepView(reply: Answering, config: CookieConfig, page: SeenLast, channel: string): void {
  const seen = [page.code, page.version ?? '', page.variant ?? '', page.container ?? '', page.rendering ?? '']
  keep(reply, config, 'yz_page', seen.join('~'))
  if (channel !== '') keep(reply, config, 'yz_channel', encodeURIComponent(channel), CHANNEL_S)
}

function channelIn(request: Asking): string {
  try {
    const channel = decodeURIComponent(cookieOf(request, 'yz_channel'))
    return CHANNEL.test(channel) ? channel : ''
  } catch {
    return ''
  }
}

const CHANNEL = /^(?!.*1[3-9]\d{9})[\p{L}\p{N}_.:&=-]{1,200}$/u

function pageIn(request: Asking): SeenLast | null {
  const [code = '', version = '', variant = '', container = '', rendering = ''] = cookieOf(
    request,
    'yz_page',
  ).split('~')
  if (!/^(?!1[3-9]\d{9}$)[\w-]{1,64}$/.test(code)) return null
  return {
    code,
    version: /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null,
    variant: VARIANT.test(variant) ? variant : null,
    container: CONTAINERS.find((known) => known === container) ?? null,
    rendering: RENDERING.test(rendering) ? rendering : null,
  }
}

function cookieOf({ headers }: Asking, name: string): string {
  const start = `${name}=`
  const part = (headers.cookie ?? '').split(/; */).find((cookie) => cookie.startsWith(start))
  return part?.slice(start.length) ?? ''
}

function keep(
  reply: Answering,
  { publicOrigin }: CookieConfig,
  name: string,
  value: string,
  maxAge?: number,
) {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax', 'HttpOnly']
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  if (publicOrigin.startsWith('https:')) parts.push('Secure')
  // Fastify appends this to what is already set.
  reply.header('set-cookie', parts.join('; '))
}
