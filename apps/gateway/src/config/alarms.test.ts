import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const HOOK = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7aaa-4bc4-97a0-0ec2cafe5aaa'

test('nobody has to be told', () => {
  expect(load().alarms).toEqual({ wecom: undefined, mailTo: [], mail: undefined })
})

test('a robot and addresses are read', () => {
  const set = { ALARM_WECOM_WEBHOOK: HOOK, ALARM_MAIL_TO: 'yunying@example.com, b@example.com' }
  expect(load(set).alarms).toEqual({
    wecom: { origin: 'https://qyapi.weixin.qq.com', key: '693a91f6-7aaa-4bc4-97a0-0ec2cafe5aaa' },
    mailTo: ['yunying@example.com', 'b@example.com'],
    mail: undefined,
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
    expect.stringContaining('ALARM_MAIL_TO is set without SMTP_HOST'),
  )
})

const SERVER = { SMTP_HOST: 'smtp.example.com', SMTP_FROM: 'h5@example.com' }

test('a server of mail is read, and encrypts unless it is told not to', () => {
  expect(load(SERVER).alarms.mail).toEqual({
    host: 'smtp.example.com',
    port: 465,
    security: 'tls',
    account: undefined,
    from: 'h5@example.com',
  })
  const login = { SMTP_USER: 'h5', SMTP_PASSWORD: 'secret' }
  expect(load({ ...SERVER, ...login, SMTP_SECURITY: 'starttls' }).alarms.mail).toMatchObject({
    port: 587,
    account: { user: 'h5', password: 'secret' },
  })
  expect(load({ ...SERVER, SMTP_PORT: '2525' }).alarms.mail?.port).toBe(2525)
})

test.each([
  [{ ...SERVER, SMTP_FROM: undefined }, 'SMTP_HOST is set without SMTP_FROM'],
  [{ SMTP_FROM: 'h5@example.com' }, 'without SMTP_HOST'],
  [{ ...SERVER, SMTP_USER: 'h5' }, 'SMTP_USER and SMTP_PASSWORD are set together'],
  [{ ...SERVER, SMTP_USER: 'h5', SMTP_PASSWORD: 'secret-1', SMTP_SECURITY: 'none' }, 'sent in clear'],
  [{ ...SERVER, SMTP_SECURITY: 'ssl' }, 'SMTP_SECURITY is not one of'],
  [{ ...SERVER, SMTP_PORT: 'x' }, 'SMTP_PORT is no port'],
  [{ ...SERVER, SMTP_HOST: 'smtp://x' }, 'SMTP_HOST is no host'],
] as const)('%j is refused, without the password', (set, said) => {
  const problems = problemsOf({ ...set }).join()
  expect(problems).toContain(said)
  expect(problems).not.toContain('secret-1')
})
