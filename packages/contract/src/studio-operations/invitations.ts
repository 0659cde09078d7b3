import { z } from 'zod'
import { MOST_FEN } from '../money'
import { inviteLimits } from '../operations/invitations'
import { wireId, wireText } from '../operations/wire-text'
import {
  dataFile,
  inQuery,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallNumber,
  someDay,
  someMoment,
  wholeHandset,
} from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'finance', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const revision = smallNumber.describe('Counts every change of the activity and of its prizes')
const reason = wireText(100).trim().min(2)

/** Bounds of what members say about invitations. */
export const inviteConsoleLimits = {
  title: 40,
  rules: 4_000,
  gift: 40,
  shareTitle: 40,
  shareDesc: 80,
  prize: 40,
  stock: 1_000_000,
  delivery: 60,
  /** Lines of a file of deliveries. */
  fileRows: 2_000,
} as const

/** Whether people can invite by an activity: `off` was closed by hand. */
export const inviteActivityStates = ['coming', 'on', 'ended', 'off'] as const
export type InviteActivityState = (typeof inviteActivityStates)[number]

/** Signs that one person is behind many invitations. */
export const inviteSigns = [
  'own_device',
  'same_device',
  'crowded_device',
  'same_network',
  'burst',
  'virtual_number',
] as const
export type InviteSign = (typeof inviteSigns)[number]

/** Status of a promised prize: `held` waits for a person to decide, `waiting` to be handed over. */
export const prizeGrantStates = ['held', 'waiting', 'done', 'void'] as const
export type PrizeGrantState = (typeof prizeGrantStates)[number]

const activityFields = {
  title: wireText(inviteConsoleLimits.title).trim().min(1),
  start_at: someMoment,
  end_at: someMoment,
  rule_id: wireId
    .nullable()
    .describe('Whom invited people have to be to count; null: it is enough to register'),
  rules: z
    .string()
    .trim()
    .min(1)
    .max(inviteConsoleLimits.rules)
    .describe('Paragraphs, separated by line breaks'),
  gift: wireText(inviteConsoleLimits.gift).trim().describe('What who is invited gets; empty: nothing'),
  share_title: wireText(inviteConsoleLimits.shareTitle).trim().min(1),
  share_desc: wireText(inviteConsoleLimits.shareDesc).trim(),
  is_open: z.boolean().describe('False: nobody can invite by it; what was promised stays'),
}

const activityRow = z.strictObject({
  ...activityFields,
  activity_id: z.string(),
  title: z.string(),
  start_at: timestamp,
  end_at: timestamp,
  rule_id: z.string().nullable(),
  rule_name: z.string().nullable(),
  state: z.enum(inviteActivityStates),
  invited: count.describe('Who registered by a link of it'),
  counted: count.describe('Of those, who count'),
  granted: count.describe('Prizes that were promised and are not void'),
  held: count.describe('Of those, which a person has to decide about'),
  waiting: count.describe('Of those, which are to be handed over'),
  revision,
  updated_at: timestamp,
})

export const inviteActivityList = studioOperation({
  id: 'inviteActivityList',
  method: 'GET',
  path: '/studio-api/invitations',
  access: READERS,
  summary: 'The activities of invitations, the last to begin first, with what has come of each, counted now.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(activityRow).max(500) }),
  errors: [],
})

const prizeFields = {
  need: z
    .int()
    .min(0)
    .max(inviteLimits.need)
    .describe('How many invited people have to count; 0 for passing the link on'),
  name: wireText(inviteConsoleLimits.prize).trim().min(1),
  image: wireText(300).describe('Address of a picture of the library; empty: none'),
  worth: z.int().min(0).max(MOST_FEN).describe('Fen; for the tax on prizes'),
}

const state = z.int().min(0).max(inviteLimits.tiers).describe('Which tier; 0: for passing the link on')
const stock = z.int().min(0).max(inviteConsoleLimits.stock)

export const inviteActivityDetail = studioOperation({
  id: 'inviteActivityDetail',
  method: 'GET',
  path: '/studio-api/invitations/detail',
  access: READERS,
  summary: 'An activity with its prizes, the one for passing the link on first.',
  request: z.strictObject({ activity_id: wireId }),
  response: z.strictObject({
    activity: activityRow,
    prizes: z.array(
      z.strictObject({
        ...prizeFields,
        prize_id: z.string(),
        state,
        name: z.string(),
        image: z.string(),
        stock: count.describe('How many are left now'),
        issued: count.describe('How many were promised or handed over'),
        is_promised: z.boolean().describe('Somebody has or had it: it keeps its name and cannot be removed'),
      }),
    ),
  }),
  errors: ['notFound'],
})

export const inviteActivityCreate = studioOperation({
  id: 'inviteActivityCreate',
  method: 'POST',
  path: '/studio-api/invitations/create',
  access: WRITERS,
  summary: 'Makes an activity, without prizes yet. Texts that break a rule of pages are refused.',
  request: z.strictObject({ activity_id: wireId, ...activityFields }),
  response: z.strictObject({ activity_id: z.string() }),
  errors: ['alreadyExists', 'unusableDocument'],
})

export const inviteActivityChange = studioOperation({
  id: 'inviteActivityChange',
  method: 'POST',
  path: '/studio-api/invitations/change',
  access: WRITERS,
  summary:
    'Changes an activity, opens or closes it. Who counts already goes on to, whatever the rule is then.',
  request: z.strictObject({ activity_id: wireId, base_revision: revision, ...activityFields }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

export const invitePrizeAdd = studioOperation({
  id: 'invitePrizeAdd',
  method: 'POST',
  path: '/studio-api/invitations/prizes/add',
  access: WRITERS,
  summary: 'Adds a prize to an activity. A higher tier asks for more people than a lower one.',
  request: z.strictObject({ activity_id: wireId, base_revision: revision, state, ...prizeFields, stock }),
  response: z.strictObject({ prize_id: z.string(), revision }),
  errors: ['notFound', 'conflict', 'alreadyExists', 'unusableDocument'],
})

export const invitePrizeChange = studioOperation({
  id: 'invitePrizeChange',
  method: 'POST',
  path: '/studio-api/invitations/prizes/change',
  access: WRITERS,
  summary: 'Changes a prize. Once somebody was promised it, it keeps its name.',
  request: z.strictObject({ prize_id: wireId, base_revision: revision, ...prizeFields }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

export const invitePrizeStock = studioOperation({
  id: 'invitePrizeStock',
  method: 'POST',
  path: '/studio-api/invitations/prizes/stock',
  access: WRITERS,
  summary:
    'Adds to what is left of a prize, or takes away from it: from what is left at that moment, whatever visitors take meanwhile.',
  request: z.strictObject({
    prize_id: wireId,
    base_revision: revision,
    by: z
      .int()
      .min(-inviteConsoleLimits.stock)
      .max(inviteConsoleLimits.stock)
      .refine((by) => by !== 0)
      .describe('How many more; fewer: below 0'),
  }),
  response: z.strictObject({ stock: count, revision }),
  errors: ['notFound', 'conflict'],
})

export const invitePrizeRemove = studioOperation({
  id: 'invitePrizeRemove',
  method: 'POST',
  path: '/studio-api/invitations/prizes/remove',
  access: WRITERS,
  summary: 'Removes a prize that nobody was promised.',
  request: z.strictObject({ prize_id: wireId, base_revision: revision }),
  response: z.strictObject({ revision }),
  errors: ['notFound', 'conflict', 'inUse'],
})

const steps = {
  codes: count.describe('People who asked for a link of their own'),
  shared: count.describe('People who passed it on; kept as long as logs of networks are'),
  invited: count.describe('People who registered by one'),
  counted: count.describe('Of whom it was found that they count'),
  taken: count.describe('Prizes that were taken, whatever became of them'),
  held: count.describe('Of those taken, which wait for a decision now'),
  done: count.describe('Prizes that were handed over'),
  void: count.describe('Prizes that were made void'),
}

export const inviteFunnel = studioOperation({
  id: 'inviteFunnel',
  method: 'GET',
  path: '/studio-api/invitations/funnel',
  access: READERS,
  summary: 'How far people come in an activity: in all, and by day in China.',
  request: z.strictObject({
    activity_id: wireId,
    days: inQuery(z.int().min(1).max(90)).describe(
      'How many, up to today or to the last day of the activity',
    ),
  }),
  response: z.strictObject({
    total: z.strictObject(steps),
    days: z.array(z.strictObject({ day: someDay, ...steps })).describe('The newest first'),
  }),
  errors: ['notFound'],
})

export const prizeGrantFilter = z.strictObject({
  activity_id: wireId.optional(),
  prize_id: wireId.optional(),
  state: z.enum(prizeGrantStates).optional(),
  uid: inQuery(rowNumber).optional().describe('Who was promised it, as `prizeGrantFind` gives them'),
})

const grantRow = z.strictObject({
  grant_id: rowNumber,
  activity_id: z.string(),
  activity_title: z.string(),
  prize_id: z.string(),
  prize_name: z.string(),
  uid: rowNumber,
  handset: z.string().describe('Masked: 138****8000; empty: they were erased'),
  state: z.enum(prizeGrantStates),
  signs: z.array(z.enum(inviteSigns)).describe('Why it was held'),
  void_why: z.string().describe('Empty: it is not void'),
  delivery: z.string().describe('Number of a parcel or of a voucher; may be empty'),
  granted_at: timestamp,
  settled_at: timestamp.nullable().describe('When it was handed over or made void'),
})

export const prizeGrantList = studioOperation({
  id: 'prizeGrantList',
  method: 'GET',
  path: '/studio-api/prize-grants',
  access: READERS,
  summary: 'The prizes that people were promised, the newest first, phones masked.',
  request: prizeGrantFilter.extend({
    after: listAfter(inQuery(rowNumber)),
    limit: listLimit({ most: 100, usual: 50 }),
  }),
  response: z.strictObject({ list: z.array(grantRow), next: listNext }),
  errors: [],
})

export const prizeGrantFind = studioOperation({
  id: 'prizeGrantFind',
  method: 'POST',
  path: '/studio-api/prize-grants/find',
  access: WRITERS,
  summary:
    'Who has a whole phone and was promised a prize, with a line in the audit log that has it masked; counted for each member.',
  request: z.strictObject({ handset: wholeHandset }),
  response: z.strictObject({ uid: rowNumber.nullable().describe('Null: nobody with this phone was') }),
  errors: ['tooManyRequests'],
})

/** Nobody reads more invitations of one inviter than this. */
export const MOST_SHOWN_INVITES = 300

export const prizeGrantDetail = studioOperation({
  id: 'prizeGrantDetail',
  method: 'GET',
  path: '/studio-api/prize-grants/detail',
  access: READERS,
  summary:
    'A promised prize, and whom its owner invited in the activity: the suspicious first, then the newest, with what speaks of one hand and what was decided.',
  request: z.strictObject({ grant_id: inQuery(rowNumber) }),
  response: z.strictObject({
    grant: grantRow,
    need: count.describe('How many invited people have to count for it'),
    invited: count,
    counted: count,
    suspicious: count.describe('Of all whom they invited'),
    invites: z
      .array(
        z.strictObject({
          invite_id: rowNumber,
          handset: z.string().describe('Masked; empty: they were erased'),
          created_at: timestamp,
          counted_at: timestamp.nullable().describe('Null: they do not count yet'),
          signs: z.array(z.enum(inviteSigns)),
          is_suspicious: z.boolean().describe('Its signs are enough to have a person decide'),
          verdict: z.enum(['honest', 'faked']).nullable(),
          decided_by: z.string().nullable().describe('Name of the member'),
          decided_why: z.string(),
        }),
      )
      .max(MOST_SHOWN_INVITES),
  }),
  errors: ['notFound'],
})

const grant_id = rowNumber

export const prizeGrantDecide = studioOperation({
  id: 'prizeGrantDecide',
  method: 'POST',
  path: '/studio-api/prize-grants/decide',
  access: WRITERS,
  summary:
    'Decides about a held prize. Honest: it can be handed over. Faked: it is void and back in its stock, its owner reads why, and the suspicious invitations count no more.',
  request: z.strictObject({ grant_id, verdict: z.enum(['honest', 'faked']), reason }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const prizeGrantHandOver = studioOperation({
  id: 'prizeGrantHandOver',
  method: 'POST',
  path: '/studio-api/prize-grants/hand-over',
  access: WRITERS,
  summary: 'Notes that a prize was handed over.',
  request: z.strictObject({
    grant_id,
    delivery: wireText(inviteConsoleLimits.delivery)
      .trim()
      .describe('Number of a parcel or of a voucher; may be empty'),
  }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const prizeGrantVoid = studioOperation({
  id: 'prizeGrantVoid',
  method: 'POST',
  path: '/studio-api/prize-grants/void',
  access: WRITERS,
  summary: 'Makes a promised prize void, which puts it back into its stock. Its owner reads why.',
  request: z.strictObject({ grant_id, reason }),
  response: z.strictObject({}),
  errors: ['notFound', 'conflict'],
})

export const prizeGrantReveal = studioOperation({
  id: 'prizeGrantReveal',
  method: 'POST',
  path: '/studio-api/prize-grants/reveal',
  access: WRITERS,
  summary: 'The whole phone of who gets a prize, and a line in the audit log about who saw it and why.',
  request: z.strictObject({ grant_id, reason }),
  response: z.strictObject({ handset: z.string() }),
  errors: ['notFound', 'tooManyRequests'],
})

export const prizeGrantExport = studioOperation({
  id: 'prizeGrantExport',
  method: 'POST',
  path: '/studio-api/prize-grants/export',
  access: WRITERS,
  summary:
    'The prizes of an activity that wait to be handed over, as a table that `prizeGrantImport` takes once `delivery` is filled in, with a line in the audit log.',
  request: z.strictObject({
    filter: z.strictObject({ activity_id: wireId }),
    format: z.enum(['csv', 'xlsx']),
    with_handsets: z.boolean().default(false),
    reason,
  }),
  response: 'file',
  errors: ['tooManyRequests'],
})

export const prizeGrantImport = studioOperation({
  id: 'prizeGrantImport',
  method: 'POST',
  path: '/studio-api/prize-grants/import',
  access: WRITERS,
  summary:
    'Notes by a CSV file with the columns `grant_id` and `delivery` which prizes were handed over: all of its lines, or none where one is refused.',
  request: z.strictObject({
    activity_id: wireId,
    file: dataFile.describe('Columns grant_id, delivery'),
    is_check: z.boolean().describe('True: only tells what would become of each line'),
  }),
  response: z.strictObject({
    is_stored: z.boolean(),
    ready: count.describe('Lines that were stored, or would be'),
    wrong: count.describe('Lines that are refused'),
    rows: z.array(
      z.strictObject({
        line: z.int().positive().describe('In the file'),
        grant_id: z.string().describe('As it is written there'),
        delivery: z.string(),
        prize_name: z.string().describe('Empty: there is no such prize in the activity'),
        handset: z.string().describe('Masked'),
        outcome: z.enum(['ready', 'skipped', 'refused']).describe('Skipped: it has no delivery'),
        problem: z.string().describe('Why it is refused; empty: it is not'),
      }),
    ),
  }),
  errors: ['unusableFile'],
})
