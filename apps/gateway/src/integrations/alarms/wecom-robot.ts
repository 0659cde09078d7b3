import { z } from 'zod'
import type { WecomRobotSettings } from '../../config/alarms'
import type { Supplier } from '../supplier'
import { SupplierError } from '../supplier-error'
import type { AlarmPort } from './alarm-port'

/** The most bytes the robot takes in a message; a longer one it refuses as a whole. */
export const MOST_MARKDOWN_BYTES = 4_096

/** "API freq out of limit": more than twenty messages in a minute. */
const TOO_MANY = 45_009

/**
 * A robot in a group of enterprise WeChat. Whoever knows its key can post there, so the key is in no message and no
 * log.
 */
export function createWecomRobot({ key }: Pick<WecomRobotSettings, 'key'>, supplier: Supplier): AlarmPort {
  return {
    adapter: 'live',
    async send({ content }) {
      try {
        await supplier.call({
          path: '/cgi-bin/webhook/send',
          query: { key },
          body: { msgtype: 'markdown', markdown: { content } },
          reply: z.object({}),
          // A job retries later, and sending twice is better than never.
          repeatable: false,
        })
      } catch (error) {
        if (error instanceof SupplierError && error.errcode === TOO_MANY)
          throw new SupplierError('busy', error.message, { errcode: TOO_MANY, cause: error })
        throw error
      }
    },
  }
}
