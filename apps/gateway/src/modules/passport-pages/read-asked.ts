import { returnAddress } from '@yingzao/schema/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'

/** What the address of a `/passport/` page asks for, as far as it is allowed. */
interface Asked {
  returnTo: string
  loginType: string
  isTextLarge: boolean
}

const LOGIN_TYPE = /^[\w-]{1,32}$/

/** Reads the query. `home` is where visitors return to if they came from nowhere. */
export function readAsked({ config }: Pick<Context, 'config'>, request: FastifyRequest, home: string): Asked {
  const { from, type, text } = request.query as Record<string, unknown>
  const cookie = request.headers.cookie ?? ''
  return {
    returnTo: checkedReturn({ config }, request, from, home),
    loginType: typeof type === 'string' && LOGIN_TYPE.test(type) ? type : '',
    isTextLarge: typeof text === 'string' ? text === 'large' : /(?:^|; )text=large/.test(cookie),
  }
}

/** Where a visitor may be sent back to. */
export function checkedReturn(
  { config }: Pick<Context, 'config'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  from: unknown,
  home: string,
): string {
  // Outside production a phone reaches a developer's machine by any address it has.
  const asked = `${request.protocol}://${request.host}`
  const origin = config.env === 'production' ? config.publicOrigin : asked
  return returnAddress(from, { origin, hosts: config.linkHosts, home })
}
