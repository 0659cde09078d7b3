import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const HOOK = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7aaa-4bc4-97a0-0ec2cafe5aaa'

test('nobody has to be told', () => {
  expect(load().alarms).toEqual({ wecom: undefined, mailTo: [] })
})

test('a robot and addresses are read', () => {
  const set = { ALARM_WECOM_WEBHOOK: HOOK, ALARM_MAIL_TO: 'yunying@example.com, b@example.com' }
  expect(load(set).alarms).toEqual({
    wecom: { origin: 'https://qyapi.weixin.qq.com', key: '693a91f6-7aaa-4bc4-97a0-0ec2cafe5aaa' },
    mailTo: ['yunying@example.com', 'b@example.com'],
  })
})

test.each([
  ['http', HOOK.replace('https', 'http')],
  ['another host', HOOK.replace('qyapi.weixin.qq.com', 'qyapi.weixin.qq.com.example.com')],
  ['a name before the host', HOOK.replace('//', '//qyapi.weixin.qq.com@example.com/')],
  ['a port', HOOK.replace('.com/', '.com:8443/')],
  ['another path', HOOK.replace('send', 'upload_media')],
  ['another parameter', `${HOOK}&debug=1`],
  ['a fragment', `${HOOK}#a`],
  ['no key', HOOK.replace(/\?.*/, '')],
  ['no address', '693a91f6-7aaa-4bc4-97a0-0ec2cafe5aaa'],
])('with %s the robot is refused, without its key', (_what, ALARM_WECOM_WEBHOOK) => {
  const problems = problemsOf({ ALARM_WECOM_WEBHOOK }).join()
  expect(problems).toContain('ALARM_WECOM_WEBHOOK is not like')
  expect(problems).not.toContain('693a91f6')
})

test('an address that is none is named', () => {
  expect(problemsOf({ ALARM_MAIL_TO: 'a@example.com,nobody' })).toContainEqual(
    expect.stringContaining('ALARM_MAIL_TO: nobody is no mail address'),
  )
})

test('in production nobody waits for mail that is not sent', () => {
  expect(problemsOf({ APP_ENV: 'production', ALARM_MAIL_TO: 'a@example.com' })).toContainEqual(
    expect.stringContaining('ALARM_MAIL_TO is set, and nothing sends mail in production'),
  )
})
