import type { KeyObject } from 'node:crypto'
import type { SandboxLedger, WireRequest } from '../../sandbox-ledger'
import type { WechatPayKeys } from './keys'

/** The two apps that the sandbox knows as the merchant's. */
export interface SandboxApps {
  officialAccount: string
  miniProgram: string
}

/** What the parts of the sandbox share. */
export interface SandboxContext {
  keys: WechatPayKeys
  apiV3Key: KeyObject
  ledger: SandboxLedger
  apps: SandboxApps
  /** Put before the paths that payers are sent to. */
  publicOrigin: string
  now: () => Date
}

export interface SandboxRequest extends WireRequest {
  path: string
  query: URLSearchParams
}

/** What the sandbox answers, without its signature. */
export interface SandboxReply {
  status: number
  /** Absent: an empty body. */
  json?: unknown
}

export function refused(status: number, code: string, message: string): SandboxReply {
  return { status, json: { code, message } }
}
