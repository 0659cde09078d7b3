import { errors, type Operation } from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error'

/** Who is logged in, as the token says and its session confirms. */
export interface Visitor {
  /** `softuser_id`. */
  uid: number
  /** Which of the visitor's logins this is: what a logout ends. */
  sessionId: string
}

/** Returns whose token this is. Null: it is forged, expired or revoked. */
export type FindVisitor = (token: string) => Promise<Visitor | null>

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the passport module. A frame without it knows nobody, so that nothing is open by mistake. */
    findVisitor: FindVisitor
  }
}

/** Finds out who makes a call. Throws `loginExpired` for an anonymous call that needs a visitor. */
export async function readVisitor(operation: Operation, request: FastifyRequest): Promise<Visitor | null> {
  if (operation.auth === 'A') return null
  const token = tokenOf(operation, request)
  const visitor = token === undefined ? null : await request.server.findVisitor(token)
  if (!visitor && operation.auth === 'T') throw new AppError(errors.loginExpired)
  return visitor
}

function tokenOf(operation: Operation, request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  if (authorization !== undefined) return /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!operation.tokenInQuery || !/n8Web/.test(request.headers['user-agent'] ?? '')) return undefined
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' && token !== '' ? token : undefined
}
