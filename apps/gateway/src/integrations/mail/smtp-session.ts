import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectSecure, type SecureContextOptions } from 'node:tls'
import { SupplierError } from '../supplier-error'

/** What the other side says: its code, and its lines without the code. */
export interface SmtpReply {
  code: number
  lines: readonly string[]
}

export interface SmtpPlace {
  host: string
  port: number
  /** `tls`: from the first byte; else it begins in clear. */
  security: 'tls' | 'starttls' | 'none'
  /** Certificates trusted in addition to the system's. */
  trust?: SecureContextOptions
}

/** No server says more at once. */
const MOST_BYTES = 65_536
const REPLY_LINE = /^(\d{3})([ -])?(.*)$/

/**
 * The conversation with a mail server, line by line. Everything rejects with the same error once the connection is
 * lost.
 */
export class SmtpSession {
  #socket: Socket
  #heard = ''
  #lost: Error | undefined
  #wake: (() => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    this.#listen()
  }

  /** Rejects with the reason why nobody could be reached. */
  static async open(place: SmtpPlace): Promise<SmtpSession> {
    const { host, port, security } = place
    const socket =
      security === 'tls' ? connectSecure({ host, port, ...secureOptions(place) }) : connectPlain(port, host)
    const session = new SmtpSession(socket)
    await session.#until(() => (security === 'tls' ? hasSecured(socket) : !socket.connecting) || undefined)
    return session
  }

  /** Sends a line, and returns the reply. No error contains the line. */
  async say(line: string): Promise<SmtpReply> {
    this.#socket.write(`${line}\r\n`)
    return this.hear()
  }

  /** Sends what `DATA` has asked for; a line that begins with a dot would end it. */
  async sayData(text: string): Promise<SmtpReply> {
    this.#socket.write(`${text.replace(/^\./gm, '..')}.\r\n`)
    return this.hear()
  }

  /** The next reply. */
  async hear(): Promise<SmtpReply> {
    const lines: string[] = []
    for (;;) {
      const line = await this.#until(() => this.#takeLine())
      const [, code, more, text = ''] = REPLY_LINE.exec(line) ?? []
      if (code === undefined) throw new SupplierError('no_answer', 'The server of mail does not speak SMTP.')
      lines.push(text)
      if (more !== '-') return { code: Number(code), lines }
    }
  }

  /** Continues encrypted. Anything that arrived in clear after the reply would come from somebody in between. */
  async secure(place: SmtpPlace): Promise<void> {
    if (this.#heard !== '')
      throw new SupplierError('refused', 'Somebody has spoken before the connection was encrypted.')
    this.#socket.removeAllListeners()
    const socket = connectSecure({ socket: this.#socket, ...secureOptions(place) })
    this.#socket = socket
    this.#listen()
    await this.#until(() => hasSecured(socket) || undefined)
  }

  close(): void {
    this.#socket.destroy()
  }

  #listen(): void {
    const socket = this.#socket
    const wake = () => this.#wake?.()
    socket.setEncoding('utf8')
    socket.on('connect', wake)
    socket.on('secureConnect', wake)
    socket.on('data', (text: string) => {
      this.#heard += text
      if (this.#heard.length > MOST_BYTES) socket.destroy(new Error('The server of mail says too much.'))
      wake()
    })
    socket.on('error', (error) => {
      this.#lost ??= error
      wake()
    })
    socket.on('close', () => {
      this.#lost ??= new Error('The server of mail has hung up.')
      wake()
    })
  }

  #takeLine(): string | undefined {
    const end = this.#heard.indexOf('\n')
    if (end < 0) return undefined
    const line = this.#heard.slice(0, end).replace(/\r$/, '')
    this.#heard = this.#heard.slice(end + 1)
    return line
  }

  async #until<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      if (this.#lost) throw this.#lost
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

function secureOptions({ host, trust }: SmtpPlace) {
  return { ...trust, ...(isIP(host) === 0 && { servername: host }) }
}

function hasSecured(socket: Socket): boolean {
  return 'authorized' in socket && socket.authorized === true
}
