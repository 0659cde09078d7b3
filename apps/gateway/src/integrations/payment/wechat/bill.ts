import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BadBill, type FetchedBill } from '../payment-port'
import type { Api } from './api'
import { readBill } from './read-bill'
import { WechatPayRefusal } from './read-reply'

/** Made at ten in the morning of the next day; a day without any payment has none at all. */
const NOT_MADE = ['NO_STATEMENT_EXIST', 'STATEMENT_CREATING']

const billReply = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[\da-f]{40}$/i),
  download_url: z.url(),
})

/** Returns the bill of a day within the last three months. The hash is signed, the file is not. */
export async function fetchBill(api: Api, day: string): Promise<FetchedBill | undefined> {
  const found = await findBill(api, day)
  if (!found) return undefined
  // At the configured address, which may be a proxy: our signature has no host in it.
  const { pathname, search } = new URL(found.download_url)
  const file = await api.fetchFile(`${pathname}${search}`)
  const hash = createHash('sha1').update(file).digest('hex')
  if (hash !== found.hash_value.toLowerCase()) {
    throw new BadBill(`The file of the bill of ${day} is not the one that WeChat Pay has made.`)
  }
  return { ...readBill(file.toString()), sha256: createHash('sha256').update(file).digest('hex') }
}

async function findBill(api: Api, day: string): Promise<z.infer<typeof billReply> | undefined> {
  try {
    return await api.call({
      name: 'a bill',
      path: `/v3/bill/tradebill?bill_date=${encodeURIComponent(day)}&bill_type=ALL`,
      reply: billReply,
    })
  } catch (error) {
    if (error instanceof WechatPayRefusal && NOT_MADE.includes(error.code)) return undefined
    throw error
  }
}
