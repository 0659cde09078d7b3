import { type JWTHeaderParameters, errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import type { Config } from '../../config/config'
import type { Visitor } from '../../http/visitor'

const ALGORITHM = 'HS256'
const TYPE = 'visitor+jwt'
const AUDIENCE = 'visitor'

/** How far the clocks of two machines may differ, in seconds. The session's own end is judged by the database. */
const LEEWAY_S = 60

/**
 * Three base64url parts, the last of exactly the 32 bytes of a signature: the unused bits of its last character are
 * zero, so that a token has only one spelling.
 */
const FORM = /^[\w-]{1,256}\.[\w-]{1,512}\.[\w-]{42}[AEIMQUYcgkosw048]$/

type Keys = Pick<Config, 'tokenKeys'>

/** Signs the token of a session with the newest key. Both moments are the database's. */
export async function signVisitorToken(
  { tokenKeys: [key] }: Keys,
  { uid, sessionId }: Visitor,
  { from, until }: { from: Date; until: Date },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
    .setAudience(AUDIENCE)
    .setSubject(String(uid))
    .setJti(sessionId)
    .setIssuedAt(from)
    .setExpirationTime(until)
    .sign(key.secret)
}

/** Whose token this is, by its signature alone. Null: forged, expired, or not a token of ours. */
export async function readVisitorToken({ tokenKeys }: Keys, token: string): Promise<Visitor | null> {
  if (!FORM.test(token)) return null
  const keyOf = ({ kid }: JWTHeaderParameters) => {
    const key = tokenKeys.find(({ id }) => id === kid)
    if (!key) throw new joseErrors.JWKSNoMatchingKey()
    return key.secret
  }
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      clockTolerance: LEEWAY_S,
      requiredClaims: ['exp', 'sub', 'jti'],
    })
    const { sub = '', jti = '' } = payload
    return { uid: Number(sub), sessionId: jti }
  } catch (error) {
    if (error instanceof joseErrors.JOSEError) return null
    throw error
  }
}
