import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'
import type { Key } from '../../config/key-set'
import { purposeKey } from '../../config/purpose-key'
import { studioCookie } from './session-cookie'

/** Half a year from the last login. */
const LIFETIME_S = 180 * 24 * 60 * 60

type Settings = Pick<Config, 'publicOrigin' | 'studioOrigin' | 'tokenKeys'>

/**
 * Notes in a browser that this login was used in it with the right password. The note grants no access: it only
 * distinguishes this browser's wrong passwords from those of strangers. A browser that already has one keeps its
 * number, with a longer lifetime.
 */
export function setDeviceCookie(
  reply: FastifyReply,
  config: Settings,
  { login, device = randomBytes(12).toString('base64url') }: { login: string; device?: string | undefined },
): void {
  const until = Math.floor(Date.now() / 1000) + LIFETIME_S
  const value = `${device}.${until}.${signatureOf(config.tokenKeys[0], login, device, until)}`
  reply.header('set-cookie', studioCookie(config, { name: nameFor(login), value, maxAge: LIFETIME_S }))
}

/** The number of a browser in which this login was used before. Undefined: a stranger's. */
export function deviceFrom(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { tokenKeys }: Pick<Config, 'tokenKeys'>,
  login: string,
): string | undefined {
  const start = `${nameFor(login)}=`
  const notes = (headers.cookie ?? '').split(/; */).filter((part) => part.startsWith(start))
  for (const note of notes) {
    const [, device, until, signature] =
      /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/.exec(note.slice(start.length)) ?? []
    if (device === undefined || until === undefined || signature === undefined) continue
    if (Number(until) * 1000 < Date.now()) continue
    if (tokenKeys.some((key) => isEqual(signature, signatureOf(key, login, device, Number(until)))))
      return device
  }
  return undefined
}

/** Colleagues who share a browser have a note each. */
function nameFor(login: string): string {
  return `studio_device_${createHash('sha256').update(login).digest('hex').slice(0, 12)}`
}

function signatureOf(key: Key, login: string, device: string, until: number): string {
  return createHmac('sha256', purposeKey(key, 'studio device'))
    .update(`${login}\n${device}\n${until}`)
    .digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
