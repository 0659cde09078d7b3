import { isRecord } from '@yingzao/schema/client'

type Params = Readonly<Record<string, string>>

/** What may be sent to the app (DOMAIN.md 3.5). The numbers are the app's. */
export type BridgeMessage =
  | { type: 7; data: { url: string; title: string } }
  | { type: 8; data: { pid: string } }
  | { type: 25; data: PageJump }
  | { type: 29; data: { page_name: string; params: Params } }
  | { type: 33; data: { from: string; type: string } }
  | { type: 35; data: { name: string; page: string; query: string } }

type PageJump =
  | { jump_type: 1 | 4; id: number; param: Params }
  | { jump_type: 3; id: string }
  | { jump_type: 5; id: number; group_id?: string }

/** Longer than any address or parameter that we make. */
const MAX_TEXT = 4096

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT
const filled: Check = (value) => text(value) && value !== ''
const number: Check = (value) => Number.isSafeInteger(value)
const params: Check = (value) =>
  isRecord(value) && Object.keys(value).length <= 50 && Object.values(value).every(text)
const webAddress: Check = (value) => text(value) && /^https?:\/\/[^/]/.test(value as string)
const groupId: Check = (value) => value === undefined || filled(value)

const JUMPS = {
  1: fields({ jump_type: number, id: number, param: params }),
  3: fields({ jump_type: number, id: filled }),
  4: fields({ jump_type: number, id: number, param: params }),
  5: fields({ jump_type: number, id: number, group_id: groupId }),
}

const PAYLOADS: Record<BridgeMessage['type'], Check> = {
  7: fields({ url: webAddress, title: text }),
  8: fields({ pid: filled }),
  25: (data) => isRecord(data) && isKindOf(JUMPS, data.jump_type, data),
  29: fields({ page_name: filled, params }),
  33: fields({ from: webAddress, type: text }),
  35: fields({ name: filled, page: text, query: text }),
}

/** True for the messages above, with exactly their fields: pages come from outside, and their texts end up here. */
export function isBridgeMessage(type: unknown, data: unknown): boolean {
  return isKindOf(PAYLOADS, type, data)
}

/** Numbers only: a text could be the name of something that every object has. */
function isKindOf(kinds: Record<number, Check>, kind: unknown, data: unknown): boolean {
  return typeof kind === 'number' && kinds[kind]?.(data) === true
}

function fields(checks: Record<string, Check>): Check {
  const names = Object.keys(checks)
  return (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => names.includes(key)) &&
    Object.entries(checks).every(([key, check]) => check(value[key]))
}
