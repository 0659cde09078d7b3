import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import type { AlarmPorts } from '../../../integrations'
import { limitMember } from '../../../limits/limit-member'
import { actorOf } from '../../audit'
import type { Figures } from '../find-trouble'
import { alarmDetail, countOpenAlarms, listAlarms } from './alarm-rows'
import { listRules } from './rule-rows'
import { removeRule, saveRule } from './save-rule'
import { seeAlarm } from './see-alarm'
import { sendTest } from './send-test'
import { tryRule } from './try-rule'

/** A trial reads the figures of a week; a test reaches people. */
const TRIES = { name: 'alarm rule try', perHour: 120 }
const TESTS = { name: 'alarm test', perHour: 20 }

interface ConsoleParts {
  figures: Figures
  ports: AlarmPorts
}

/** The calls by which members see alarms and look after their rules. */
export function registerAlarmConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db'>,
  { figures, ports }: ConsoleParts,
): void {
  registerStudioOperation(app, studioOperations.alarmList, (input) => listAlarms(ctx, input))
  registerStudioOperation(app, studioOperations.alarmCount, async () => ({
    open: await countOpenAlarms(ctx),
  }))
  registerStudioOperation(app, studioOperations.alarmDetail, (input) => alarmDetail(ctx, input))
  registerStudioOperation(app, studioOperations.alarmSeen, (input, member, request) =>
    seeAlarm(ctx, actorOf(member, request), member, input),
  )
  registerStudioOperation(app, studioOperations.alarmRuleList, () => listRules(ctx, ports))
  registerStudioOperation(app, studioOperations.alarmRuleSave, (input, member, request) =>
    saveRule(ctx, { actor: actorOf(member, request), member }, input),
  )
  registerStudioOperation(app, studioOperations.alarmRuleRemove, (input, member, request) =>
    removeRule(ctx, { actor: actorOf(member, request) }, input),
  )
  registerStudioOperation(app, studioOperations.alarmRuleTry, async (input, member) => {
    await limitMember(ctx.db, TRIES, member)
    return tryRule(ctx, figures, input)
  })
  registerStudioOperation(app, studioOperations.alarmTest, async (input, member, request) => {
    await limitMember(ctx.db, TESTS, member)
    return sendTest(ctx, ports, { actor: actorOf(member, request), name: member.name }, input)
  })
}
