import { isRecord } from '@yingzao/schema/client'
import { type BridgeMessage, isBridgeMessage } from './messages'

/** Where the app puts its handler and finds our callbacks; in a browser this is `window`. */
export interface BridgeWindow {
  webkit?: { messageHandlers?: Record<string, { postMessage(message: object): void } | undefined> }
  [name: string]: unknown
}

/** What may come back for a message, at most one of it and at most once. */
interface Answers {
  onLogin?(token: string): void
  onPay?(payment: { pid: string; status: string }): void
  onError?(): void
}

export interface Bridge {
  /** Sends a message to the app. False: the app is not there to hear it, so the page has to manage on its own. */
  send(message: BridgeMessage, answers?: Answers): boolean
}

interface BridgeOptions {
  window: BridgeWindow
  /** Name of the app's handler. */
  name: string
  /** A page on a host that is not listed gets no bridge, whatever its app offers. */
  isAllowed: boolean
  log(problem: string): void
}

/** The only code that touches the app's bridge. Nothing here throws. */
export function createBridge({ window, name, isAllowed, log }: BridgeOptions): Bridge {
  const waiting = new Map<string, Answers>()
  // Nobody who has not seen the message can guess it.
  const session = Math.random().toString(36).slice(2)
  let count = 0
  let hasLogged = false

  function logOnce(problem: string): void {
    if (!hasLogged) log(problem)
    hasLogged = true
  }

  /** Takes the answer to a message that is waiting for this kind of answer; any other call is not meant for us. */
  function take<Kind extends keyof Answers>(kind: Kind, reply: Reply): Answers[Kind] {
    const id = String(reply.callbackId)
    const answer = waiting.get(id)?.[kind]
    if (answer) waiting.delete(id)
    return answer
  }

  function listen(): void {
    window.onLogin = (given: unknown) => {
      const reply = readReply(given)
      const { token } = reply
      if (typeof token === 'string' && TOKEN.test(token)) take('onLogin', reply)?.(token)
    }
    window.onPay = (given: unknown) => {
      const reply = readReply(given)
      take('onPay', reply)?.({ pid: String(reply.pid), status: String(reply.status) })
    }
    window.onError = (given: unknown) => take('onError', readReply(given))?.()
  }

  if (isAllowed) listen()

  return {
    send(message, answers) {
      if (!isAllowed || !isBridgeMessage(message.type, message.data)) {
        logOnce(`A message of type ${message.type} was not sent to the app: ${JSON.stringify(message.data)}`)
        return false
      }
      const callbackId = `${session}-${++count}`
      try {
        const post = findHandler(window, name)
        if (!post) throw new Error(`the app offers no handler "${name}"`)
        if (answers) waiting.set(callbackId, answers)
        post({ type: message.type, data: message.data, callbackId })
        return true
      } catch (error) {
        waiting.delete(callbackId)
        logOnce(`The app cannot be reached: ${error}`)
        return false
      }
    },
  }
}

type Reply = Readonly<Record<string, unknown>>

/** A token is three parts of base64url. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** iOS takes the message itself, Android its JSON. */
function findHandler(window: BridgeWindow, name: string): ((message: object) => void) | undefined {
  const ios = window.webkit?.messageHandlers?.[name]
  if (ios) return (message) => ios.postMessage(message)
  const android = window[name] as { postMessage?(message: string): void } | undefined
  if (android?.postMessage) return (message) => android.postMessage?.(JSON.stringify(message))
  return undefined
}

/** The app may answer with an object or with its JSON. */
function readReply(reply: unknown): Reply {
  try {
    const value: unknown = typeof reply === 'string' ? JSON.parse(reply) : reply
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
