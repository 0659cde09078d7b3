import { sql } from 'drizzle-orm'
import { defineModule, networkLog } from '../define-module'
import { bindInviter } from './bind-inviter'
import { registerInvitationConsole } from './console/routes'
import { showDemoInvitations } from './demo/show-demo-invitations'
import * as tables from './invitation-tables'
import { registerPosterRoute } from './poster-route'
import { registerInvitationOperations } from './routes'

export const invitationsModule = defineModule({
  name: 'invitations',
  tables,
  personal: [
    {
      table: tables.prizeGrant,
      fate: 'keep',
      why: 'Stock and what was handed over have to add up for years: which prize, without a name.',
    },
    {
      table: tables.invite,
      fate: 'keep',
      why: 'Whoever invited them was promised something for it; of who is gone only the number stays.',
    },
    { table: tables.inviteShare, fate: 'delete' },
    {
      table: tables.inviteCode,
      fate: 'keep',
      why: 'Links that others still have must not lead to somebody else; it names nobody.',
    },
  ],
  retention: [{ table: tables.inviteShare, since: tables.inviteShare.noted_at, days: networkLog }],
  ruleUses: sql`SELECT a.rule_id, 'invite' AS kind, a.activity_id AS id, a.title AS name
    FROM ${tables.inviteActivity} AS a WHERE a.rule_id IS NOT NULL`,
  subjects: {
    invite: (key) =>
      sql`SELECT a.title AS name FROM ${tables.inviteActivity} AS a WHERE a.activity_id = ${key}`,
    prize_grant: (key) => sql`SELECT p.name || ' ' || g.grant_id AS name FROM ${tables.prizeGrant} AS g
      JOIN ${tables.invitePrize} AS p ON p.prize_id = g.prize_id WHERE g.grant_id::text = ${key}`,
  },
  registered: bindInviter,
  demo: (_app, ctx) => showDemoInvitations(ctx),
  serve(app, ctx, { declared: { conditions } }) {
    const tools = { ...ctx, conditions }
    registerInvitationOperations(app, tools)
    registerPosterRoute(app, tools)
    registerInvitationConsole(app, ctx)
  },
})
