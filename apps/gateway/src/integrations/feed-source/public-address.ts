import { BlockList, isIP } from 'node:net'

/** Addresses outside the public internet: our own machine and network, clouds' metadata services, and reserved ones. */
const RESERVED = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Metadata services of clouds; the second is in the middle of a public range.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
] as const

/** The one block of IPv6 that is allocated, without the parts of it that lead back into IPv4 or nowhere. */
const GIVEN_OUT = ['2000::', 3] as const
const NOT_GIVEN_OUT = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [address, prefix] of RESERVED) reserved.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of NOT_GIVEN_OUT) reserved.addSubnet(address, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet(...GIVEN_OUT, 'ipv6')

/** Whether an IP address is one of the public internet. False for what is no address at all. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return version === 6 && givenOut.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
