import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import type { Declared } from '../../define-module'
import { findForMember } from '../../passport'
import { findRules } from '../rule-store'
import { changeRule, createRule, deleteRule } from './change-rule'
import { deleteTag, listTags, saveTag } from './change-tag'
import { importTags } from './import-tags'
import { countRule, listRules, testRule } from './list-rules'

/** The calls by which members say who belongs, and see who does. */
export function registerTargetingConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db'> & Pick<Declared, 'conditions' | 'ruleUses'>,
): void {
  registerStudioOperation(app, studioOperations.ruleList, (input) => listRules(ctx, input))
  registerStudioOperation(app, studioOperations.ruleNames, async () => ({
    list: await findRules(ctx.db.orm),
  }))
  registerStudioOperation(app, studioOperations.ruleCreate, (input, member, request) =>
    createRule(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.ruleChange, (input, member, request) =>
    changeRule(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.ruleDelete, (input, member, request) =>
    deleteRule(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.ruleCount, (input, member) => countRule(ctx, member, input))
  registerStudioOperation(app, studioOperations.ruleTest, (input, member) => testRule(ctx, member, input))
  registerStudioOperation(app, studioOperations.ruleFindPerson, async ({ handset }, member, request) => {
    const { uid } = await findForMember(
      ctx,
      { member, actor: actorOf(member, request), handset },
      { limit: 'rule-find', action: 'rule.find_person', subject: 'rules', count: async () => 1 },
    )
    return { uid }
  })
  registerStudioOperation(app, studioOperations.tagList, (input) => listTags(ctx, input))
  registerStudioOperation(app, studioOperations.tagSave, (input, member, request) =>
    saveTag(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.tagDelete, (input, member, request) =>
    deleteTag(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.tagImport, (input, member, request) =>
    importTags(ctx, actorOf(member, request), input),
  )
}
