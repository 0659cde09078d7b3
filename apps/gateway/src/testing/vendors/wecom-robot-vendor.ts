import { z } from 'zod'
import { startVendor, type VendorServer } from './vendor-server'
import { expectMethod, expectNames } from './wechat-vendor'

export const ROBOT_KEY = '693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa'

/** How many messages a robot accepts in a minute. */
const PER_MINUTE = 20
const MOST_BYTES = 4_096

const markdownRequest = z.strictObject({
  msgtype: z.literal('markdown'),
  markdown: z.strictObject({ content: z.string().min(1) }),
})

export interface WecomRobotVendor extends VendorServer {
  /** The messages shown in the group. */
  group: string[]
  /** Starts another minute. */
  nextMinute(): void
}

/** Starts a stand-in for a group's robot: it accepts twenty messages in a minute, and none that is too long. */
export async function startWecomRobotVendor(): Promise<WecomRobotVendor> {
  const group: string[] = []
  let left = PER_MINUTE
  const vendor = await startVendor({
    '/cgi-bin/webhook/send': ({ method, query, body }) => {
      expectMethod(method, 'POST')
      expectNames(query, ['key'])
      const { markdown } = markdownRequest.parse(body)
      if (query.key !== ROBOT_KEY) return { errcode: 93000, errmsg: 'invalid webhook url' }
      if (Buffer.byteLength(markdown.content) > MOST_BYTES)
        return { errcode: 40058, errmsg: 'markdown.content exceed max length 4096' }
      if (left === 0) return { errcode: 45009, errmsg: 'api freq out of limit' }
      left -= 1
      group.push(markdown.content)
      return { errcode: 0, errmsg: 'ok' }
    },
  })
  return {
    ...vendor,
    group,
    nextMinute: () => {
      left = PER_MINUTE
    },
  }
}
