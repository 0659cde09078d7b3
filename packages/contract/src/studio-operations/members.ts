import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { inQuery, rowNumber } from './bounds'
import { roles } from './roles'
import { studioOperation } from './studio-operation'

const role = z.enum(roles)
/** As it is stored; it may be typed in any case. */
export const memberLogin = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{1,31}$/)
  .describe('2 to 32 letters, digits, dots, lines; case does not matter')
export const memberName = wireText(20).trim().min(1)
const password = z.string().min(1).max(200)
const sessionId = z.string().regex(/^[\w-]{43}$/)
/** The moment as ISO 8601 in UTC. */
const timestamp = z.iso.datetime({ offset: true })

/** Languages of the Studio; what it writes into pages is Chinese in both. */
export const studioLanguages = ['zh', 'en'] as const
export type StudioLanguage = (typeof studioLanguages)[number]
const language = z.enum(studioLanguages)

/** Who is logged in. */
const memberSelf = z.strictObject({
  member_id: rowNumber,
  login: z.string(),
  name: z.string(),
  roles: z.array(role),
  must_change_password: z.boolean().describe('Their password was given by somebody else'),
  language,
})

const memberRow = z.strictObject({
  member_id: rowNumber,
  login: z.string(),
  name: z.string(),
  roles: z.array(role),
  status: z.enum(['active', 'disabled']),
  is_locked: z
    .boolean()
    .describe('After too many wrong passwords, for browsers in which they never logged in'),
  last_seen_at: timestamp.nullable(),
  created_at: timestamp,
})

export const studioSession = studioOperation({
  id: 'studioSession',
  method: 'GET',
  path: '/studio-api/session',
  access: 'anyone',
  summary: 'Who is logged in, and whether the first administrator is still to be made.',
  request: z.strictObject({}),
  response: z.strictObject({ member: memberSelf.nullable(), needs_setup: z.boolean() }),
  errors: [],
})

export const studioSetup = studioOperation({
  id: 'studioSetup',
  method: 'POST',
  path: '/studio-api/setup',
  access: 'anyone',
  summary: 'Makes the first administrator, with the token that the start has printed, and logs them in.',
  request: z.strictObject({
    token: z.string().min(1).max(100),
    login: memberLogin,
    name: memberName,
    password,
  }),
  response: z.strictObject({ member: memberSelf }),
  errors: ['wrongSetupToken', 'setupDone', 'weakPassword', 'tooManyRequests'],
})

export const studioSignIn = studioOperation({
  id: 'studioSignIn',
  method: 'POST',
  path: '/studio-api/sign-in',
  access: 'anyone',
  summary:
    'Logs in. Five wrong passwords lock a login for 15 minutes, whether somebody has it or nobody; a browser in which it was used before has tries of its own.',
  request: z.strictObject({ login: wireText(64), password }),
  response: z.strictObject({ member: memberSelf }),
  errors: ['wrongCredentials', 'memberLocked', 'tooManyRequests'],
})

export const studioSignOut = studioOperation({
  id: 'studioSignOut',
  method: 'POST',
  path: '/studio-api/sign-out',
  access: 'member',
  summary: 'Ends this login.',
  request: z.strictObject({}),
  response: z.strictObject({}),
  errors: [],
})

export const studioChangePassword = studioOperation({
  id: 'studioChangePassword',
  method: 'POST',
  path: '/studio-api/password',
  access: 'member',
  summary: 'Changes the own password and ends all other logins.',
  request: z.strictObject({ old_password: password, password }),
  response: z.strictObject({}),
  errors: ['wrongCredentials', 'weakPassword', 'memberLocked', 'tooManyRequests'],
})

export const studioLanguageSet = studioOperation({
  id: 'studioLanguageSet',
  method: 'POST',
  path: '/studio-api/language',
  access: 'member',
  summary: 'Chooses in which language the Studio speaks to the member, on each of their devices.',
  request: z.strictObject({ language }),
  response: z.strictObject({}),
  errors: [],
})

export const memberList = studioOperation({
  id: 'memberList',
  method: 'GET',
  path: '/studio-api/members',
  access: ['administrator'],
  summary: 'All members.',
  request: z.strictObject({}),
  response: z.strictObject({ list: z.array(memberRow) }),
  errors: [],
})

export const memberAdd = studioOperation({
  id: 'memberAdd',
  method: 'POST',
  path: '/studio-api/members/add',
  access: ['administrator'],
  summary: 'Adds a member with a password for the first login.',
  request: z.strictObject({ login: memberLogin, name: memberName, roles: z.array(role).min(1) }),
  response: z.strictObject({ member_id: rowNumber, first_password: z.string().describe('Shown once') }),
  errors: ['alreadyExists', 'tooManyRequests'],
})

export const memberChange = studioOperation({
  id: 'memberChange',
  method: 'POST',
  path: '/studio-api/members/change',
  access: ['administrator'],
  summary: 'Changes name, roles or status; a disabled member is logged out everywhere at once.',
  request: z.strictObject({
    member_id: rowNumber,
    name: memberName.optional(),
    roles: z.array(role).min(1).optional(),
    status: z.enum(['active', 'disabled']).optional(),
  }),
  response: z.strictObject({}),
  errors: ['notFound', 'lastAdministrator'],
})

export const memberResetPassword = studioOperation({
  id: 'memberResetPassword',
  method: 'POST',
  path: '/studio-api/members/reset-password',
  access: ['administrator'],
  summary: 'Gives a new first password, lifts a lock and ends all logins of a member.',
  request: z.strictObject({ member_id: rowNumber }),
  response: z.strictObject({ first_password: z.string().describe('Shown once') }),
  errors: ['notFound', 'tooManyRequests'],
})

export const memberSessions = studioOperation({
  id: 'memberSessions',
  method: 'GET',
  path: '/studio-api/sessions',
  access: 'member',
  summary: 'The logins that live: the own ones, and for administrators those of the member asked for.',
  request: z.strictObject({ member_id: inQuery(rowNumber).optional() }),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        session_id: sessionId,
        is_this: z.boolean(),
        ip: z.string(),
        device: z.string().describe('Browser and system in words'),
        created_at: timestamp,
        last_seen_at: timestamp,
      }),
    ),
  }),
  errors: ['notFound'],
})

export const memberEndSession = studioOperation({
  id: 'memberEndSession',
  method: 'POST',
  path: '/studio-api/sessions/end',
  access: 'member',
  summary: 'Ends a login: an own one, or, for administrators, anybody’s.',
  request: z.strictObject({ session_id: sessionId }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

/** Members to whom something may be assigned: for choosing, not for managing. */
export const memberOptions = studioOperation({
  id: 'memberOptions',
  method: 'GET',
  path: '/studio-api/members/options',
  access: 'member',
  summary: 'Names of the active members, to choose from.',
  request: z.strictObject({ role: role.optional() }),
  response: z.strictObject({ list: z.array(z.strictObject({ member_id: rowNumber, name: z.string() })) }),
  errors: [],
})
