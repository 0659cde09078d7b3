import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { noteRead, ownReminders } from './own-reminders'

/** The calls by which visitors see what they were reminded of. */
export function registerReminderOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
): void {
  registerOperation(app, operations.reminderList, (input, _request, { uid }) => ownReminders(ctx, input, uid))
  registerOperation(app, operations.reminderRead, (_input, _request, { uid }) => noteRead(ctx, uid))
}
