import { auditList } from './audit'
import { leadAddNote, leadAssign, leadDetail, leadExport, leadList, leadReveal, leadSetStatus } from './leads'
import {
  memberAdd,
  memberChange,
  memberEndSession,
  memberList,
  memberOptions,
  memberResetPassword,
  memberSessions,
  studioChangePassword,
  studioSession,
  studioSetup,
  studioSignIn,
  studioSignOut,
} from './members'

/** Every call of the Studio, by its id. A route below `/studio-api` that is not listed here does not start. */
export const studioOperations = {
  studioSession,
  studioSetup,
  studioSignIn,
  studioSignOut,
  studioChangePassword,
  memberList,
  memberAdd,
  memberChange,
  memberResetPassword,
  memberSessions,
  memberEndSession,
  memberOptions,
  leadList,
  leadDetail,
  leadReveal,
  leadAssign,
  leadSetStatus,
  leadAddNote,
  leadExport,
  auditList,
}

export type StudioOperations = typeof studioOperations
