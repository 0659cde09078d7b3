import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CallExample,
  type OpenApiDocument,
  type Operation,
  operations,
} from '../../packages/contract/src/server'
import { type OwnDemoGateway, startDemoGateway } from '../testing/demo-gateway'

type CallId = keyof typeof operations

/** Whose token is sent where the example does not say, as the OpenAPI file has it. */
const ANYBODY = '13800138000'

const document: OpenApiDocument = JSON.parse(readFileSync('docs/reference/openapi.json', 'utf8'))

let demo: OwnDemoGateway
beforeAll(async () => {
  demo = await startDemoGateway()
})
afterAll(() => demo?.stop())

test.each(Object.keys(operations) as CallId[])(
  'the example of %s succeeds after a first start',
  async (id) => {
    const { status, code, text } = await sendOnce(id)
    expect([status, code], text).toEqual([200, operations[id].response === 'image' ? undefined : 1])
  },
)

interface Reply {
  status: number
  text: string
  /** Of the envelope; undefined for a picture. */
  code?: number
  response?: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, string>>

const sent = new Map<string, Promise<Reply>>()

/** Sends an example as it is printed, after those that it builds on; nothing is sent twice, however many build on it. */
function sendOnce(id: CallId, changed: Fields = {}, ofLater?: CallExample['token']): Promise<Reply> {
  // A person named by the example itself stays the same, whichever call builds on it.
  const token = exampleOf(id).token ?? ofLater
  const key = JSON.stringify([id, changed, token])
  const reply = sent.get(key) ?? send(id, changed, token)
  sent.set(key, reply)
  return reply
}

async function send(id: CallId, changed: Fields, ofLater: CallExample['token']): Promise<Reply> {
  const example = exampleOf(id)
  const earlier = await sendEarlier(example)
  const { method, path, inQuery, printed } = printedCall(id)
  const fields = {
    ...printed,
    ...(await fieldsFromSandbox(example)),
    ...earlier,
    ...changed,
  }
  if (example.paid) await demo.pay(String(fields.pid))
  const token = await tokenFor(id, example.token ?? ofLater)
  const url = new URL(path, demo.origin)
  if (inQuery) for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  const reply = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!inQuery && { 'content-type': 'application/json' }),
      ...(example.file && { 'content-type': 'application/octet-stream' }),
    },
    ...(!inQuery && { body: JSON.stringify(fields) }),
    ...(example.file && { body: Buffer.from(example.file, 'base64') }),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.startsWith('application/json')
  return { status: reply.status, text, ...(isJson && JSON.parse(text)) }
}

function exampleOf(id: CallId): CallExample {
  const { example }: Operation = operations[id]
  if (!example) throw new Error(`The contract has no example of ${id}.`)
  return example
}

/** Returns what the OpenAPI file says about a call: where it goes, and its example. */
function printedCall(id: CallId) {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, parameters = [], requestBody }] of Object.entries(methods)) {
      if (operationId !== id) continue
      const body = requestBody?.content['application/json']
      const inQuery = body === undefined
      const values = parameters.filter((parameter) => 'example' in parameter)
      const printed = inQuery
        ? Object.fromEntries(values.map(({ name, example }) => [name, example]))
        : (body.example as object)
      return { method: method.toUpperCase(), path, inQuery, printed }
    }
  }
  throw new Error(`The OpenAPI file has no call ${id}.`)
}

async function fieldsFromSandbox({ captcha, codeOf }: CallExample): Promise<object> {
  if (captcha) return JSON.parse(await demo.captcha())
  return codeOf === undefined ? {} : { code: await demo.smsCode(codeOf) }
}

/** Returns what the earlier calls have answered, as far as this one uses it. */
async function sendEarlier({ after = [], token }: CallExample): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const { id, with: changed, gives = [] } of after) {
    const by = operations[id as CallId].auth === 'T' ? token : undefined
    const { response = {} } = await sendOnce(id as CallId, changed, by)
    for (const field of gives) fields[field] = response[field] ?? ''
  }
  return fields
}

async function tokenFor(id: CallId, token: CallExample['token']): Promise<string | undefined> {
  if (!token) return operations[id].auth === 'T' ? demo.token(ANYBODY) : undefined
  if ('handset' in token) return demo.token(token.handset)
  return (await sendOnce(token.answerOf as CallId)).response?.token
}
