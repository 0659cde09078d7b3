import { LIMITS, PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import {
  inQuery,
  listAfter,
  listLimit,
  listNext,
  rowNumber,
  smallCount,
  smallNumber,
  someMoment,
} from './bounds'
import { companyAdviserList } from './company'
import { pageTagName } from './filing'
import { namedFiles } from './named-files'
import { studioOperation } from './studio-operation'
import { themeSetting } from './theme-setting'
import { listedWord, ruleWeights } from './word-lists'

/** What a page is to its visitors; `archived`: put away, and no longer listed unless asked for. */
export const pageStates = ['draft', 'published', 'taken_down', 'archived'] as const
export type PageState = (typeof pageStates)[number]

/** How many pages one call may take down. */
export const MOST_TAKEN_DOWN = 100

/**
 * What became of a page that was to be taken down. `not-published`: visitors could not see it. `failed`: it may still
 * be visible; try again.
 */
const takeDownOutcomes = ['taken-down', 'not-published', 'no-such-page', 'failed'] as const
export type TakeDownOutcome = (typeof takeDownOutcomes)[number]

const WRITERS = ['editor', 'administrator'] as const
/** Who decides what visitors see. The author of a page does not, unless they have this role as well. */
const PUBLISHERS = ['approver', 'administrator'] as const
/** Taking a page down is the brake: more people may pull it. */
const BRAKES = ['approver', 'operator', 'compliance', 'administrator'] as const

const code = z.string().regex(PAGE_CODE)
const versionNumber = smallNumber
/** Counts the saves of a draft; 0 before the first. */
const revision = smallCount
const timestamp = z.iso.datetime({ offset: true })
const title = wireText(60).trim().min(1)
const person = z.strictObject({ member_id: z.int(), name: z.string() })
/** A page's document as it is exported, with its `start_at` and `end_at`. */
const wireDocument = z.record(z.string(), z.unknown())

/** Something to say about a document; produced by `packages/checks` and the reader of pages. */
export const finding = z.strictObject({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  path: z.string(),
  blockId: z.string().optional(),
  message: z.string(),
  fix: z.string().optional(),
  correction: z
    .strictObject({ from: z.string(), to: z.string() })
    .optional()
    .describe('Words of the text at `path`, and those that belong there'),
})

export const schedule = z.strictObject({
  publish_at: timestamp.nullable().describe('When `version` goes live'),
  version: versionNumber.nullable(),
  take_down_at: timestamp.nullable(),
  by: z.string().describe('Name of a member'),
  problem: z.string().nullable().describe('Why it could not be done when its time came'),
})

export const pageRow = z.strictObject({
  code,
  title: z.string(),
  state: z.enum(pageStates),
  former_codes: z.array(z.string()).describe('Other codes that lead to it, the oldest first'),
  was_published: z.boolean().describe('Visitors know its address'),
  owner: person.nullable().describe('Who made it; nobody for pages of the command line'),
  folder: z.strictObject({ id: rowNumber, name: z.string() }).nullable(),
  tags: z.array(z.string()).describe('In the order in which they were given'),
  published_version: versionNumber.nullable(),
  newest_version: versionNumber.nullable(),
  revision,
  has_changes: z.boolean().describe('What is being written differs from what visitors see'),
  start_at: timestamp.nullable(),
  end_at: timestamp.nullable(),
  schedule: schedule.nullable(),
  look: z.string().describe('Address that draws what is being written, good for 30 minutes'),
  updated_at: timestamp,
  updated_by: z.string(),
})

const fileBytes = z.int().nonnegative()

/** What script pages of this build load. */
const scriptFacts = z.strictObject({
  inline: fileBytes.describe('What stands in every page, in bytes of brotli'),
  bytes: z.record(z.string(), fileBytes).describe('Each file in bytes of brotli'),
  page: z.array(z.string()).describe('Files that come first where anything moves or answers'),
  blocks: z
    .record(z.string(), z.strictObject({ before: z.array(z.string()), after: z.array(z.string()) }))
    .describe('By block name: files that it needs before anybody has touched the page, and from then on'),
})

/** What pages that sell something are checked against. Money is in fen. */
const productFacts = z.strictObject({
  shop_product_id: z.int(),
  mark: z.string().describe('Empty: pages name it by its number only'),
  name: z.string(),
  pages: z.array(z.int()).describe('Numbers of its sale pages'),
  sale: z.enum(['on', 'coming', 'ended']),
  begins_at: z.int().nullable(),
  ends_at: z.int().nullable(),
  advisers: companyAdviserList.describe('Who stands for it'),
  skus: z.array(
    z.strictObject({
      sku_id: z.int(),
      name: z.string(),
      price: z.int(),
      origin_price: z.int().nullable(),
    }),
  ),
})

export const studioSettings = studioOperation({
  id: 'studioSettings',
  method: 'GET',
  path: '/studio-api/settings',
  access: 'member',
  summary: 'What the editor has to know of this deployment and its build.',
  request: z.strictObject({}),
  response: z.strictObject({
    public_origin: z.string(),
    pages_origin: z
      .string()
      .describe(
        "Origin of visitors' pages and calls where the Studio has a host of its own; empty: they are on the Studio's own origin",
      ),
    env: z.enum(['development', 'test', 'production']),
    link_hosts: z.array(z.string()).describe('Hosts that links may lead to'),
    site: z
      .record(z.enum(['company', 'license_no', 'phone', 'adviser', 'adviser_no', 'filing_no']), z.string())
      .describe('What pages say of the company'),
    advisers: companyAdviserList.describe('Who gives advice for the company'),
    products: z.array(productFacts).describe('What the company sells at this moment'),
    words: z.array(listedWord).describe('What compliance lists beside the built-in words'),
    rules: ruleWeights,
    theme: themeSetting.describe('How pages look that say nothing of their own'),
    scripts: scriptFacts,
    server_time: z.int().describe('Milliseconds'),
  }),
  errors: [],
})

export const pageList = studioOperation({
  id: 'pageList',
  method: 'GET',
  path: '/studio-api/pages',
  access: 'member',
  summary: 'The pages, last changed first.',
  request: z.strictObject({
    q: wireText(64).optional().describe('Part of a title or of a code'),
    state: z.enum([...pageStates, 'scheduled', 'changed']).optional(),
    owner: z.union([z.literal('me'), inQuery(rowNumber)]).optional(),
    folder: z
      .union([z.literal('none'), inQuery(rowNumber)])
      .optional()
      .describe('`none`: those that lie in no folder'),
    tag: pageTagName.optional(),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 24 }),
  }),
  response: z.strictObject({
    list: z.array(pageRow),
    next: listNext,
    counts: z
      .record(z.enum(pageStates), z.int().nonnegative())
      .describe('Of all pages that are found, whatever their state'),
  }),
  errors: [],
})

export const pageDetail = studioOperation({
  id: 'pageDetail',
  method: 'GET',
  path: '/studio-api/pages/detail',
  access: 'member',
  summary:
    'A page and the draft that is being written. Without one: the newest version, as the draft begins.',
  request: z.strictObject({ code }),
  response: z.strictObject({
    page: pageRow,
    document: wireDocument,
    revision,
    base_version: versionNumber.nullable().describe('The version that the draft began with'),
    restored_from: versionNumber
      .nullable()
      .describe('The version that the draft was made of by restoring it; until it is a version itself'),
    findings: z.array(finding).describe('What was mended or left out when the draft began'),
    ...namedFiles,
  }),
  errors: ['notFound'],
})

export const pageCreate = studioOperation({
  id: 'pageCreate',
  method: 'POST',
  path: '/studio-api/pages/create',
  access: WRITERS,
  summary: 'Makes a page with a draft: from a document (a template, a file) or empty. Publishes nothing.',
  request: z.strictObject({
    code,
    title,
    document: z.string().max(LIMITS.bytes).optional().describe('JSON text; its code and title give way'),
  }),
  response: z.strictObject({ code, findings: z.array(finding) }),
  errors: ['alreadyExists', 'formerAddress', 'unusableDocument'],
})

export const pageCopy = studioOperation({
  id: 'pageCopy',
  method: 'POST',
  path: '/studio-api/pages/copy',
  access: WRITERS,
  summary: 'Makes a page from what is being written on another.',
  request: z.strictObject({ from: code, code, title }),
  response: z.strictObject({ code }),
  errors: ['notFound', 'alreadyExists', 'formerAddress'],
})

export const pageRename = studioOperation({
  id: 'pageRename',
  method: 'POST',
  path: '/studio-api/pages/rename',
  // Until visitors know the address, its authors may change it, afterwards those who decide what visitors see.
  access: ['editor', 'approver', 'administrator'],
  summary:
    'Gives a page another code. Once it was published its former addresses lead to the new one for ever, here and for visitors, and only who may publish may do it.',
  request: z.strictObject({ code, new_code: code }),
  response: z.strictObject({ code }),
  errors: ['notFound', 'alreadyExists', 'formerAddress', 'fixedAddress'],
})

export const pageArchive = studioOperation({
  id: 'pageArchive',
  method: 'POST',
  path: '/studio-api/pages/archive',
  access: WRITERS,
  summary:
    'Puts a page away or takes it out again. One that visitors see, or will, has to be taken down first.',
  request: z.strictObject({ code, is_archived: z.boolean() }),
  response: z.strictObject({}),
  errors: ['notFound', 'stillPublished'],
})

export const pageExport = studioOperation({
  id: 'pageExport',
  method: 'GET',
  path: '/studio-api/pages/export',
  access: 'member',
  summary: 'A page as a JSON file: what is being written, or one version.',
  request: z.strictObject({ code, version: inQuery(versionNumber).optional() }),
  response: 'file',
  errors: ['notFound'],
})

export const draftSave = studioOperation({
  id: 'draftSave',
  method: 'POST',
  path: '/studio-api/pages/draft',
  access: WRITERS,
  summary:
    'Saves a draft as what changed since a revision. Refused as `conflict` when somebody else saved since. Repeating it with the same `save_id` saves once.',
  request: z.strictObject({
    code,
    base_revision: revision,
    base_version: versionNumber
      .nullable()
      .optional()
      .describe('Of the detail. Before the first save, a version that came since is a conflict too'),
    save_id: z.uuid(),
    patch: z.array(z.record(z.string(), z.unknown())).max(5_000).describe('Of `packages/editor-core`'),
  }),
  response: z.strictObject({ revision, saved_at: timestamp }),
  errors: ['notFound', 'conflict', 'patchRefused'],
})

export const draftRestore = studioOperation({
  id: 'draftRestore',
  method: 'POST',
  path: '/studio-api/pages/restore',
  access: WRITERS,
  summary: 'Makes the draft what a version was. What stood in the draft is kept as a version of its own.',
  request: z.strictObject({ code, version: versionNumber, base_revision: revision }),
  response: z.strictObject({ revision, kept_version: versionNumber.nullable() }),
  errors: ['notFound', 'conflict'],
})

export const versionList = studioOperation({
  id: 'versionList',
  method: 'GET',
  path: '/studio-api/pages/versions',
  access: 'member',
  summary: 'The versions of a page, newest first. They never change.',
  request: z.strictObject({
    code,
    after: listAfter(inQuery(versionNumber)),
    limit: listLimit({ most: 100, usual: 30 }),
  }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        version: versionNumber,
        created_at: timestamp,
        created_by: z.string(),
        restored_from: versionNumber.nullable().describe('The version that it was restored from'),
        kept_for: versionNumber
          .nullable()
          .describe('It was a draft, and kept when this version was restored in its place'),
        is_published: z.boolean().describe('Visitors see it now'),
        blocks: z.int().nonnegative(),
        look: z.string().describe('Address that draws it, good for 30 minutes'),
      }),
    ),
    next: listNext,
  }),
  errors: ['notFound'],
})

export const versionDetail = studioOperation({
  id: 'versionDetail',
  method: 'GET',
  path: '/studio-api/pages/version',
  access: 'member',
  summary: 'The document of a version, as it is read today.',
  request: z.strictObject({ code, version: inQuery(versionNumber) }),
  response: z.strictObject({ version: versionNumber, document: wireDocument }),
  errors: ['notFound'],
})

export const pageShare = studioOperation({
  id: 'pageShare',
  method: 'GET',
  path: '/studio-api/pages/share',
  access: 'member',
  summary: 'The card by which a published page is shared in a chat.',
  request: z.strictObject({ code }),
  response: z.strictObject({
    title: z.string(),
    desc: z.string(),
    image: z.string().describe('As the page names it; empty: none'),
    has_card: z
      .boolean()
      .describe('WeChat shows the card. Otherwise it shows the link only, as no official account is set up'),
  }),
  errors: ['notFound'],
})

export const pagePublish = studioOperation({
  id: 'pagePublish',
  method: 'POST',
  path: '/studio-api/pages/publish',
  access: PUBLISHERS,
  summary:
    'Makes the draft of this revision a version and shows it to visitors. With errors nothing is published and they are listed.',
  request: z.strictObject({ code, revision }),
  response: z.strictObject({
    is_published: z.boolean(),
    version: versionNumber.nullable(),
    findings: z.array(finding),
    failures: z
      .array(z.strictObject({ blockId: z.string(), name: z.string(), message: z.string() }))
      .describe('Blocks that could not be drawn, and are missing for visitors'),
  }),
  errors: ['notFound', 'conflict', 'notApproved'],
})

export const pageSchedule = studioOperation({
  id: 'pageSchedule',
  method: 'POST',
  path: '/studio-api/pages/schedule',
  access: PUBLISHERS,
  summary:
    'Sets when the draft of this revision goes live and when the page is taken down; `null` for both ends a schedule. With errors nothing is set and they are listed.',
  request: z.strictObject({
    code,
    revision,
    publish_at: someMoment.nullable(),
    take_down_at: someMoment.nullable(),
  }),
  response: z.strictObject({ schedule: schedule.nullable(), findings: z.array(finding) }),
  errors: ['notFound', 'conflict', 'pastMoment', 'notApproved'],
})

export const pageTakeDown = studioOperation({
  id: 'pageTakeDown',
  method: 'POST',
  path: '/studio-api/pages/take-down',
  access: BRAKES,
  summary:
    'Visitors get "not found" at once, and a schedule ends. A page that is not published stays as it is.',
  request: z.strictObject({ code, reason: wireText(100).trim().min(2) }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

export const pagesTakeDown = studioOperation({
  id: 'pagesTakeDown',
  method: 'POST',
  path: '/studio-api/pages/take-down-together',
  access: [...BRAKES, 'compliance'],
  summary:
    'Takes several pages down for one reason, one after the other, and answers what became of each. A page that cannot be taken down holds up none of the others.',
  request: z.strictObject({
    codes: z.array(code).min(1).max(MOST_TAKEN_DOWN),
    reason: wireText(100).trim().min(2),
  }),
  response: z.strictObject({
    list: z
      .array(z.strictObject({ code, outcome: z.enum(takeDownOutcomes) }))
      .max(MOST_TAKEN_DOWN)
      .describe('In the order in which they were named, each once'),
  }),
  errors: [],
})

export const previewLink = studioOperation({
  id: 'previewLink',
  method: 'GET',
  path: '/studio-api/pages/preview-link',
  access: 'member',
  summary: 'A link for a phone that shows what is being written, or one version, for 30 minutes.',
  request: z.strictObject({ code, version: inQuery(versionNumber).optional() }),
  response: z.strictObject({
    url: z.string(),
    lan_url: z
      .string()
      .optional()
      .describe('The same for a phone in the same network, where `url` leads to this very machine only'),
    frame_url: z.string().describe('Where the Studio frames it'),
    expires_at: timestamp,
  }),
  errors: ['notFound'],
})
