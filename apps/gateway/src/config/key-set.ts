import { z } from 'zod'

/** A 256-bit key, and the name that identifies it in what it made. */
export interface Key {
  id: string
  secret: Buffer
}

/** Keys for one purpose: the first makes new things, the others still read older ones. */
export type KeySet = readonly [Key, ...Key[]]

/** 32 bytes in base64 or base64url, as `openssl rand -base64 32` and `npm run keys -- new` write them. */
const SECRET = /^[\w+/-]{43}=?$/
const ID = /^[a-z\d-]{1,32}$/

/** One key without a name, where there can be only one. */
export function readKey(text: string): Buffer | undefined {
  return SECRET.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** Reads `id:key,id:key`. Undefined: it does not have that form, or two keys share an id. */
export function readKeySet(text: string): KeySet | undefined {
  const keys = text.split(',').map((part) => readNamedKey(part.trim()))
  const [current, ...older] = keys.filter((key) => key !== undefined)
  const ids = new Set(keys.map((key) => key?.id))
  return current && older.length + 1 === keys.length && ids.size === keys.length
    ? [current, ...older]
    : undefined
}

function readNamedKey(text: string): Key | undefined {
  const [id = '', encoded = ''] = text.split(':', 2)
  const secret = readKey(encoded)
  return secret && ID.test(id) ? { id, secret } : undefined
}

/** A setting that holds one key. */
export function keySetting(name: string, missing: string) {
  return parsed(
    readKey,
    missing,
    `${name} is no key of 32 bytes in base64, so nothing can be made safe with it. Set one that npm run keys -- new printed.`,
  )
}

/** A setting that holds a set of keys. */
export function keySetSetting(name: string, missing: string) {
  return parsed(
    readKeySet,
    missing,
    `${name} is not a list like id:key,id:key of keys of 32 bytes in base64 with different ids, so it is unclear which key to use. Set it to what npm run keys -- new printed, newest first.`,
  )
}

function parsed<Value>(read: (text: string) => Value | undefined, missing: string, wrong: string) {
  return z.string({ error: missing }).transform((text, context): Value => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })
}
