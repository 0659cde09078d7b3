import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  ROBOT_KEY,
  startWecomRobotVendor,
  type WecomRobotVendor,
} from '../../testing/vendors/wecom-robot-vendor'
import { createSupplier } from '../supplier'
import { createWecomRobot } from './wecom-robot'

let vendor: WecomRobotVendor
beforeEach(async () => {
  vendor = await startWecomRobotVendor()
})
afterEach(() => vendor[Symbol.asyncDispose]())

const TEXT = { recipients: [], subject: '预警', content: '**预警**\n提交率 12% → 3%' }

function open({ origin = vendor.origin, key = ROBOT_KEY, tryMs = 3_000, lines = [] as string[] } = {}) {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  return createWecomRobot({ key }, createSupplier({ name: 'The robot of alarms', origin, log, tryMs }))
}

test('a message stands in the group as Markdown', async () => {
  await open().send(TEXT)
  expect(vendor.group).toEqual([TEXT.content])
})

test.each([
  ['a reply that is lost', { kind: 'cut' }, 'no_answer'],
  ['no reply in time', { kind: 'hang' }, 'no_answer'],
  ['a proxy that is down', { kind: 'http', status: 502 }, 'no_answer'],
  ['a system that is busy', { kind: 'errcode', errcode: -1 }, 'busy'],
  ['a robot that was removed', { kind: 'errcode', errcode: 93000 }, 'refused'],
] as const)(
  'after %s it is asked once, and the caller knows what is known',
  async (_what, fault, failure) => {
    vendor.break('/cgi-bin/webhook/send', fault)
    await expect(open({ tryMs: fault.kind === 'hang' ? 100 : 3_000 }).send(TEXT)).rejects.toMatchObject({
      failure,
    })
    expect(vendor.requests()).toHaveLength(1)
  },
)

test('the twenty-first message of a minute is refused for now, and taken in the next', async () => {
  const robot = open()
  for (let sent = 0; sent < 20; sent += 1) await robot.send(TEXT)
  await expect(robot.send(TEXT)).rejects.toMatchObject({ failure: 'busy', errcode: 45_009 })
  vendor.nextMinute()
  await robot.send(TEXT)
  expect(vendor.group).toHaveLength(21)
})

test('the key stands in no error and no line of the log', async () => {
  const gone = await startWecomRobotVendor()
  await gone[Symbol.asyncDispose]()
  const lines: string[] = []
  const robots = [open({ origin: gone.origin, lines }), open({ key: 'a-wrong-key-of-ours', lines })]
  const errors: string[] = []
  for (const robot of robots) {
    for (let time = 0; time < 6; time += 1)
      await robot
        .send(TEXT)
        .catch(({ message, stack, cause }) => errors.push(`${message} ${stack} ${cause?.stack}`))
  }
  expect(errors).toHaveLength(12)
  expect([...errors, ...lines].join('\n')).not.toMatch(/693a91f6|a-wrong-key/)
})
