import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../config/config'
import { purposeKey } from '../../../config/purpose-key'
import type { Viewer } from './viewer'

/** What an address opens: the whole folder, or only the preview of something locked. */
export type PlayKind = 'whole' | 'preview'

/** What an address opens, for how long and for whom. */
export interface PlayRight {
  folder: string
  kind: PlayKind
  /** Seconds since 1970. */
  expires: number
  viewer: Viewer
}

type Keys = Pick<Config, 'tokenKeys'>

/**
 * An address is valid for at least this long, and for half an hour longer than the film takes: people pause. In
 * seconds.
 */
const LEAST_S = 2 * 60 * 60
const PAUSES_S = 30 * 60

/** 128 bits. */
const SIGNED_BYTES = 16

const TOKEN = /^([0-9a-z]{1,10})\.(whole|preview)\.([\w-]{22})$/

/** When an address made now expires, in seconds since 1970. `duration` in seconds. */
export function expiryOf(duration: number, now = Date.now()): number {
  return Math.floor(now / 1_000) + Math.max(LEAST_S, duration + PAUSES_S)
}

/**
 * The part of an address that opens a folder: `/media/<token>/<folder>/<entry>`. A player resolves the pieces of a
 * playlist against its address and cannot add anything to them, so the token is in the path, before the folder.
 */
export function playToken({ tokenKeys }: Keys, right: PlayRight): string {
  const [key] = tokenKeys
  return `${right.expires.toString(36)}.${right.kind}.${sign(key, right).toString('base64url')}`
}

/**
 * What a token opens of this folder for this viewer. Undefined: nothing; it is forged, expired, or for another viewer
 * or folder.
 */
export function readPlayToken(
  { tokenKeys }: Keys,
  token: string,
  of: Pick<PlayRight, 'folder' | 'viewer'>,
  now = Date.now(),
): PlayKind | undefined {
  const [, written = '', kind, signature = ''] = TOKEN.exec(token) ?? []
  if (kind !== 'whole' && kind !== 'preview') return undefined
  const right = { ...of, kind, expires: Number.parseInt(written, 36) } as const
  const given = Buffer.from(signature, 'base64url')
  const isOurs = tokenKeys.some((key) => timingSafeEqual(sign(key, right), given))
  return isOurs && right.expires * 1_000 > now ? kind : undefined
}

function sign(key: Keys['tokenKeys'][number], { folder, kind, expires, viewer }: PlayRight): Buffer {
  const said = [folder, kind, expires, viewer.browser, viewer.uid].join(' ')
  const whole = createHmac('sha256', purposeKey(key, 'video play')).update(said).digest()
  return whole.subarray(0, SIGNED_BYTES)
}
