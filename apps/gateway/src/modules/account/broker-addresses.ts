import { isSafeAddress } from '@yingzao/schema/server'
import type { Context } from '../../context'
import type { BrokerRow } from './account-store'

/** Placeholder for the visitor's channel in a broker's address. */
export const CHANNEL = '{channel}'

export interface BrokerAddresses {
  /** Empty: the broker has none that a page may lead to. */
  registration_url: string
  qy_wechat_service_url: string
}

/**
 * Where a broker opens accounts, with the channel by which the broker tells us who came: in the place of `{channel}`
 * when the address has one, else as a parameter. An address whose host is not on the list counts as none.
 */
export function brokerAddresses(
  { config, log }: Pick<Context, 'config' | 'log'>,
  broker: BrokerRow,
  channel: string,
): BrokerAddresses {
  const allowed = (address: string, field: keyof BrokerAddresses) => {
    if (address === '' || isSafeAddress(address, { hosts: config.linkHosts })) return address
    log.warn(
      { open_brokerage_type: broker.open_brokerage_type },
      `A broker's ${field} leads to a host that is not in LINK_HOSTS; nobody is led there`,
    )
    return ''
  }
  return {
    registration_url: allowed(tagged(broker.registration_url, channel), 'registration_url'),
    qy_wechat_service_url: allowed(broker.qy_wechat_service_url, 'qy_wechat_service_url'),
  }
}

/** The channel of a visitor: who they are when we know, else how they came. */
export function channelOf({
  uid,
  state_code,
}: {
  uid?: number | undefined
  state_code?: string | undefined
}): string {
  return uid === undefined ? (state_code ?? '') : String(uid)
}

function tagged(address: string, channel: string): string {
  if (address.includes(CHANNEL)) return address.replaceAll(CHANNEL, encodeURIComponent(channel))
  if (channel === '' || !URL.canParse(address)) return address
  const url = new URL(address)
  url.searchParams.set('channel', channel)
  return url.href
}
