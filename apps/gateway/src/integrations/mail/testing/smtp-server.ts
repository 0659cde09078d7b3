import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { createSecureContext, createServer as createSecureServer, TLSSocket } from 'node:tls'

const read = (name: string) => readFileSync(new URL(name, import.meta.url))
/** The certificate of a server that is `localhost`, trusted by tests alone. */
export const TEST_CERTIFICATE = read('./cert.pem')
const KEYS = { key: read('./key.pem'), cert: TEST_CERTIFICATE }

interface ServerOptions {
  security?: 'tls' | 'starttls' | 'none'
  /** Login methods that it offers. */
  auth?: string
  /** Replies instead of the usual ones, by the beginning of what was said; `hang`: none, `cut`: it hangs up. */
  replies?: Readonly<Record<string, string>>
}

/** A small mail server: accepts what it is given, and replies as the protocol requires. */
export async function startSmtpServer({ security = 'none', auth = '', replies = {} }: ServerOptions = {}) {
  const heard: string[] = []
  const mails: string[] = []
  const sockets = new Set<Socket>()

  function talk(socket: Socket, isSecure: boolean, isGreeted = false): void {
    sockets.add(socket)
    socket.on('error', () => {})
    const say = (text: string) => socket.write(`${text}\r\n`)
    let text = ''
    let data: string[] | undefined
    if (!isGreeted) say(replies.greeting ?? '220 test')
    const take = (line: string): void => {
      if (data) {
        if (line !== '.') {
          data.push(line)
          return
        }
        mails.push(data.join('\n'))
        data = undefined
        answer('.', '250 taken')
        return
      }
      heard.push(line)
      if (line === 'DATA') data = replies.DATA === undefined ? [] : undefined
      answer(line, usual(line))
    }
    const answer = (line: string, said: string): void => {
      const found = Object.entries(replies).find(([beginning]) => line.startsWith(beginning))?.[1] ?? said
      if (found === 'hang') return
      if (found === 'cut') {
        socket.destroy()
        return
      }
      say(found)
      if (line !== 'STARTTLS' || !found.startsWith('220')) return
      socket.removeAllListeners('data')
      const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(KEYS) })
      talk(secure, true, true)
    }
    const usual = (line: string): string => {
      if (line.startsWith('EHLO')) {
        const offers = [...(auth && (security === 'none' || isSecure) ? [`AUTH ${auth}`] : [])]
        if (security === 'starttls' && !isSecure) offers.push('STARTTLS')
        return ['test', ...offers]
          .map((offer, at, all) => `250${at < all.length - 1 ? '-' : ' '}${offer}`)
          .join('\r\n')
      }
      if (line === 'STARTTLS') return '220 go on'
      if (line.startsWith('AUTH PLAIN')) return '235 yes'
      if (line === 'AUTH LOGIN') return '334 VXNlcm5hbWU6'
      if (line === 'DATA') return '354 go on'
      if (/^(MAIL|RCPT)/.test(line)) return '250 ok'
      // The answers to AUTH LOGIN: a name, then a password.
      return heard.at(-2) === 'AUTH LOGIN' ? '334 UGFzc3dvcmQ6' : '235 yes'
    }
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        take(line)
      }
    })
  }

  const server =
    security === 'tls'
      ? createSecureServer(KEYS, (socket) => talk(socket, true))
      : createServer((socket) => talk(socket, false))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    /** Lines that it received, without mails. */
    heard,
    /** Mails as they came, with a line feed between lines. */
    mails,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
