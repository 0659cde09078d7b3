import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { MailSettings } from '../../config/mail'
import { createSmtp } from './create-smtp'
import { startSmtpServer, TEST_CERTIFICATE } from './testing/smtp-server'

const ACCOUNT = { user: 'h5', password: 'a-secret-of-ours' }
const MAIL = { to: ['a@example.com'], subject: '营造预警：提交率下降', text: '.第一行\n第二行' }

function open(port: number, own: Partial<MailSettings> = {}, { tryMs = 5_000, lines = [] as string[] } = {}) {
  const settings: MailSettings = {
    host: 'localhost',
    port,
    security: 'none',
    account: undefined,
    from: 'h5@example.com',
    ...own,
  }
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  return createSmtp({ settings, log, tryMs, trust: { ca: TEST_CERTIFICATE } })
}

/** The text of a mail, and its subject, as its reader sees them. */
function readMail(mail: string) {
  const [head = '', body = ''] = mail.split('\n\n')
  const subject = /^Subject: ((?:.*\n )*.*)$/m.exec(head)?.[1] ?? ''
  const words = [...subject.matchAll(/=\?utf-8\?B\?(.*?)\?=/g)].map(([, word = '']) =>
    Buffer.from(word, 'base64'),
  )
  return {
    subject: words.map(String).join(''),
    text: Buffer.from(body, 'base64').toString(),
    head,
    longest: Math.max(...mail.split('\n').map((line) => line.length)),
    isPlain: /^[\x20-\x7e\n]*$/.test(mail),
  }
}

test('a mail comes as it was written, in ASCII and short lines', async () => {
  await using server = await startSmtpServer()
  const subject = '营造预警：'.repeat(20)
  await open(server.port).send({
    to: ['a@example.com', 'b@example.com'],
    subject,
    text: `${'很长'.repeat(500)}\n.\n末`,
  })
  expect(server.heard).toEqual([
    'EHLO yingzao.local',
    'MAIL FROM:<h5@example.com>',
    'RCPT TO:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'DATA',
  ])
  const mail = readMail(server.mails[0] ?? '')
  expect(mail).toMatchObject({ subject, text: `${'很长'.repeat(500)}\r\n.\r\n末`, isPlain: true })
  expect(mail.longest).toBeLessThanOrEqual(78)
  expect(mail.head).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/m)
})

test.each([
  ['tls', 'PLAIN LOGIN', `AUTH PLAIN ${Buffer.from('\0h5\0a-secret-of-ours').toString('base64')}`],
  ['starttls', 'LOGIN', Buffer.from('a-secret-of-ours').toString('base64')],
] as const)(
  'with %s nothing is said before it is encrypted, and AUTH %s logs in',
  async (security, auth, said) => {
    await using server = await startSmtpServer({ security, auth })
    await open(server.port, { security, account: ACCOUNT }).send(MAIL)
    expect(server.heard).toContain(said)
    if (security === 'starttls') expect(server.heard.slice(0, 2)).toEqual(['EHLO yingzao.local', 'STARTTLS'])
    expect(readMail(server.mails[0] ?? '')).toMatchObject({
      subject: MAIL.subject,
      text: '.第一行\r\n第二行',
    })
  },
)

test('a server that does not offer STARTTLS, or speaks before it is encrypted, is told nothing', async () => {
  await using plain = await startSmtpServer({ auth: 'PLAIN' })
  const settings = { security: 'starttls', account: ACCOUNT } as const
  await expect(open(plain.port, settings).send(MAIL)).rejects.toMatchObject({ failure: 'refused' })
  await using forged = await startSmtpServer({
    security: 'starttls',
    replies: { STARTTLS: '220 go on\r\n250 forged' },
  })
  await expect(open(forged.port, settings).send(MAIL)).rejects.toThrow('before the connection was encrypted')
  expect([...plain.heard, ...forged.heard].filter((line) => /AUTH|MAIL/.test(line))).toEqual([])
})

test('a certificate of nobody is refused', async () => {
  await using server = await startSmtpServer({ security: 'tls', auth: 'PLAIN' })
  const settings = { host: '127.0.0.2', security: 'tls', account: ACCOUNT } as const
  await expect(open(server.port, settings).send(MAIL)).rejects.toMatchObject({ failure: 'busy' })
  expect(server.heard).toEqual([])
})

test.each([
  ['a box that is full', { 'RCPT TO': '452 full' }, 'busy'],
  ['an address that there is not', { 'RCPT TO': '550 no such user' }, 'refused'],
  ['a sender who may not', { 'MAIL FROM': '553 not yours' }, 'refused'],
  ['a server that has no time', { greeting: '421 later' }, 'busy'],
  ['one that says nothing', { EHLO: 'hang' }, 'busy'],
  ['one that hangs up', { 'MAIL FROM': 'cut' }, 'busy'],
  ['one that hangs up once it has all', { '.': 'cut' }, 'no_answer'],
  ['one that says nothing once it has all', { '.': 'hang' }, 'no_answer'],
] as const)('of %s it is known whether a mail may have come', async (_what, replies, failure) => {
  await using server = await startSmtpServer({ replies })
  await expect(open(server.port, {}, { tryMs: 500 }).send(MAIL)).rejects.toMatchObject({ failure })
  expect(server.mails.length).toBe(failure === 'no_answer' ? 1 : 0)
})

test('who can be reached has it, and of others it is said that they have not', async () => {
  await using server = await startSmtpServer({ replies: { 'RCPT TO:<gone@example.com>': '550 gone' } })
  const to = ['a@example.com', 'gone@example.com']
  await expect(open(server.port).send({ ...MAIL, to })).rejects.toThrow('sent, but not to gone@example.com')
  expect(server.mails).toHaveLength(1)
})

test('nobody there is no answer, and without an address nobody is asked', async () => {
  const server = await startSmtpServer()
  await server[Symbol.asyncDispose]()
  await expect(open(server.port).send(MAIL)).rejects.toMatchObject({ failure: 'busy' })
  await expect(open(server.port).send({ ...MAIL, to: [] })).rejects.toMatchObject({ failure: 'refused' })
})

test('the password stands in no error and no line of the log, also where the server repeats it', async () => {
  const said = Buffer.from(`\0h5\0${ACCOUNT.password}`).toString('base64')
  await using server = await startSmtpServer({
    security: 'tls',
    auth: 'PLAIN',
    replies: { AUTH: `535 ${said}` },
  })
  const lines: string[] = []
  const port = open(server.port, { security: 'tls', account: ACCOUNT }, { lines })
  const errors: string[] = []
  for (let time = 0; time < 7; time += 1)
    await port
      .send(MAIL)
      .catch(({ message, stack, cause }) => errors.push(`${message} ${stack} ${cause?.stack}`))
  expect(errors).toHaveLength(7)
  for (const secret of [said, ACCOUNT.password])
    expect([...errors, ...lines].join('\n')).not.toContain(secret)
})
