import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { memberFinder } from './find-member'
import { registerMemberOperations } from './routes'

export { addMember } from './add-member'
export { listMembers } from './list-members'
export { findByLogin } from './member-store'
export { noteLock } from './note-lock'
export { resetPassword } from './reset-password'
export { setupAddress, setupToken } from './setup-token'

/** Lets the server know who is logged in to the Studio, and serves what members do with members. */
export function installMembers(app: FastifyInstance, ctx: Context): void {
  app.findMember = memberFinder(ctx)
  registerMemberOperations(app, ctx)
}
