import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '../context'

const AUDIENCE = 'preview'
const TYPE = 'preview+jwt'
const ALGORITHM = 'HS256'

/** How long a preview link is valid, in seconds. */
export const PREVIEW_SECONDS = 30 * 60

/** What a link may show of a page: one version, or the current draft at the time it is opened. */
export type Previewed = number | 'draft'

export interface PreviewRight {
  code: string
  version: Previewed
}

/** Signs the right to see one page, as one version or as it is being written, for 30 minutes. */
export async function signPreviewToken(
  { config }: Pick<Context, 'config'>,
  right: PreviewRight,
): Promise<string> {
  return new SignJWT({ code: right.code, version: right.version })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${PREVIEW_SECONDS}s`)
    .sign(keyOf(config))
}

/**
 * What a token allows for this page. Undefined: nothing; it is forged, expired, for another page, or no token at all.
 */
export async function readPreviewToken(
  { config }: Pick<Context, 'config'>,
  code: string,
  token: unknown,
): Promise<Previewed | undefined> {
  if (typeof token !== 'string' || token === '') return undefined
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'code', 'version'],
    })
    const { version } = payload
    const isRight = payload.code === code && (typeof version === 'number' || version === 'draft')
    return isRight ? version : undefined
  } catch {
    return undefined
  }
}

function keyOf(config: Context['config']): Uint8Array {
  return new TextEncoder().encode(config.previewKey)
}
