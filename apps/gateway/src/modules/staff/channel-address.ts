import { isSafeAddress } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { findChannel, findDefaultChannel } from './staff-store'

/**
 * Where a channel leads; an unknown one leads where the default channel does. Undefined: nowhere, or to a host that is
 * not on the list of those a page may lead to.
 */
export async function channelAddress(
  { config, db, log }: Pick<Context, 'config' | 'db' | 'log'>,
  state_code: string,
): Promise<string | undefined> {
  const known = (await findChannel(db.orm, state_code))?.channel
  const url = (known ?? (await findDefaultChannel(db.orm)))?.url ?? ''
  if (url === '') return undefined
  if (isSafeAddress(url, { hosts: config.linkHosts })) return url
  log.warn({ state_code }, 'A channel leads to a host that is not in LINK_HOSTS; nobody is led there')
  return undefined
}
