import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../context'

const AUDIENCE = 'preview'
const TYPE = 'preview+jwt'
const ALGORITHM = 'HS256'
const LIFETIME = '30m'

/** The one draft that a preview link shows. */
export interface PreviewRight {
  code: string
  version: number
}

/** Signs the right to see one version of one page for 30 minutes. */
export async function signPreviewToken(
  { config }: Pick<Context, 'config'>,
  right: PreviewRight,
): Promise<string> {
  return new SignJWT({ code: right.code, version: right.version })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(keyOf(config))
}

/** The version that a token allows for this page. Undefined: forged, expired, of another page, or no token at all. */
export async function previewedVersion(
  { config }: Pick<Context, 'config'>,
  code: string,
  token: unknown,
): Promise<number | undefined> {
  if (typeof token !== 'string' || token === '') return undefined
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'code', 'version'],
    })
    return payload.code === code && typeof payload.version === 'number' ? payload.version : undefined
  } catch {
    return undefined
  }
}

function keyOf(config: Context['config']): Uint8Array {
  return new TextEncoder().encode(config.previewKey)
}
