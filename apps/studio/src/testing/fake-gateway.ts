import { SUCCESS_CODE } from '@yingzao/contract/client'
import {
  type StudioErrorName,
  type StudioInput,
  type StudioOperation,
  type StudioOperations,
  studioErrors,
  studioOperations,
} from '@yingzao/contract/studio'
import type { Answer, CallId, FileCallId, JsonCallId } from '../state/calls'

/** The error that a call is refused with, by its name in the catalogue. */
export interface Refusal {
  refused: StudioErrorName
}

/** A network failure instead of an answer: nothing comes back at all. */
export const noReply = { isCut: true } as const

/** The answer to a call for a file. */
interface TestFile {
  name: string
  /** A stream comes as slowly as its test wants, or breaks off. */
  text: string | ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What reached the gateway: the payload as its schema parses it. */
type Asked<Id extends CallId> = StudioInput<StudioOperations[Id]>

type Reply<Id extends CallId> =
  | (Id extends FileCallId ? TestFile : Id extends JsonCallId ? Answer<Id> : never)
  | Refusal
  | typeof noReply

/** The answer to each call, by its name in the contract; a function gets the payload. */
export type Answers = {
  [Id in CallId]?: Reply<Id> | ((asked: Asked<Id>) => Reply<Id> | Promise<Reply<Id>>)
}

export interface FakeGateway {
  /** Answers these calls like this from now on. */
  answer(answers: Answers): void
  /** The payloads of a call so far. */
  asked<Id extends CallId>(id: Id): Asked<Id>[]
  /** Requests that no gateway would get, and answers that none would give. */
  readonly faults: readonly string[]
  fetch: typeof fetch
  /** Sends files to `fetch`, through the API by which browsers report the progress of uploads. */
  XMLHttpRequest: new () => object
}

/** Refuses a call with this error of the catalogue. */
export function refusal(refused: StudioErrorName): Refusal {
  return { refused }
}

/**
 * A gateway that holds both sides to the contract: a payload that the schema refuses, an answer that does not match it
 * and an unexpected call are faults.
 */
export function createFakeGateway(answers: Answers): FakeGateway {
  const known: Answers = { ...answers }
  const faults: string[] = []
  const calls: { id: CallId; asked: unknown }[] = []

  async function reply(id: CallId, payload: unknown): Promise<Response> {
    const operation: StudioOperation = studioOperations[id]
    const asked = operation.request.safeParse(payload)
    if (!asked.success) {
      faults.push(`${id} was asked what the contract refuses: ${asked.error.message}`)
      return refused('invalidParameters')
    }
    calls.push({ id, asked: asked.data })
    const given: unknown = known[id]
    if (given === undefined) {
      faults.push(`${id} was called, and this test did not expect it.`)
      return refused('serverError')
    }
    const answer: unknown = typeof given === 'function' ? await given(asked.data) : given
    if (answer === noReply) throw new TypeError('fetch failed')
    if (isRefusal(answer)) return refused(answer.refused)
    if (operation.response === 'file') return file(answer as TestFile)
    const response = operation.response.safeParse(answer)
    if (!response.success)
      faults.push(`The test answers ${id} otherwise than the contract: ${response.error.message}`)
    return Response.json({ code: SUCCESS_CODE, msg: 'success', response: answer })
  }

  const gateway: FakeGateway = {
    faults,
    answer: (more) => void Object.assign(known, more),
    asked: (id) => calls.filter((call) => call.id === id).map(({ asked }) => asked as Asked<typeof id>),
    fetch: async (input, init = {}) => {
      const { pathname, searchParams } = new URL(String(input), 'http://studio.test')
      const id = callAt(init.method ?? 'GET', pathname)
      if (!id) {
        faults.push(`${init.method ?? 'GET'} ${pathname} is no call of the contract.`)
        return refused('notFound')
      }
      const isQuery = init.method !== 'POST' || studioOperations[id].upload !== undefined
      const payload: unknown = isQuery ? Object.fromEntries(searchParams) : JSON.parse(String(init.body))
      return Promise.race([reply(id, payload), aborted(init.signal)])
    },
    XMLHttpRequest: class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
      onload?: () => void
      onerror?: () => void
      status = 0
      responseText = ''
      #address = ''
      open(_method: string, address: string): void {
        this.#address = address
      }
      setRequestHeader(): void {}
      abort(): void {}
      async send({ size }: File): Promise<void> {
        this.upload.onprogress?.({ loaded: size / 2, total: size })
        try {
          const reply = await gateway.fetch(this.#address, { method: 'POST' })
          this.status = reply.status
          this.responseText = await reply.text()
          this.onload?.()
        } catch {
          this.onerror?.()
        }
      }
    },
  }
  return gateway
}

function callAt(method: string, path: string): CallId | undefined {
  return Object.values(studioOperations).find((one) => one.method === method && one.path === path)?.id as
    | CallId
    | undefined
}

function isRefusal(answer: unknown): answer is Refusal {
  // An answer may itself have a field `refused` with a count.
  return (
    typeof answer === 'object' && answer !== null && 'refused' in answer && typeof answer.refused === 'string'
  )
}

function refused(name: StudioErrorName): Response {
  const { code, msg, http } = studioErrors[name]
  return Response.json({ code, msg, response: null }, { status: http })
}

function file({ name, text }: TestFile): Response {
  return new Response(text, {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  })
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
