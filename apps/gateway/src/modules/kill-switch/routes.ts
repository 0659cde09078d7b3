import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { limitMember } from '../../limits/limit-member'
import { actorOf } from '../audit'
import { askLift, liftSwitch, setSwitch } from './set-switch'
import { switchEffect } from './switch-effect'
import { listSwitches } from './switch-rows'

/** It reads every page that visitors have. */
const EFFECTS = { name: 'switch effect', perHour: 240 }

/** The calls by which members switch something off for every visitor, and on again. */
export function registerSwitches(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db' | 'log'>): void {
  registerStudioOperation(app, studioOperations.switchList, (input, member) =>
    listSwitches(ctx, member, input),
  )
  registerStudioOperation(app, studioOperations.switchEffect, async (input, member) => {
    await limitMember(ctx.db, EFFECTS, member)
    return switchEffect(ctx, input)
  })
  registerStudioOperation(app, studioOperations.switchSet, (input, member, request) =>
    setSwitch(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.switchAskLift, (input, member, request) =>
    askLift(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.switchLift, (input, member, request) =>
    liftSwitch(ctx, member, actorOf(member, request), input),
  )
}
