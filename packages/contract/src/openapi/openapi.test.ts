import { expect, test } from 'vitest'
import { z } from 'zod'
import { beacon, type Operation, operation } from '../operation'
import { operations } from '../operations'
import { clientRoutesSource } from './client-routes'
import type { JsonSchema } from './json-schema'
import { openApiOf } from './openapi'
import { gatewayReference } from './reference'

/** What a call itself answers; what every call may answer stands elsewhere. */
function contentOf(response: object = {}): object {
  return 'content' in response ? (response.content as object) : {}
}

type JsonReply = { 'application/json': { schema: JsonSchema } }

const join = operation({
  id: 'joinGroup',
  method: 'POST',
  path: '/imchat/join',
  auth: 'T',
  summary: 'Joins a group.',
  request: z.object({ group_id: z.string().describe('Which | group'), note: z.string().max(20).optional() }),
  response: z.strictObject({ groups: z.array(z.strictObject({ id: z.string() })) }),
  errors: ['groupFull', 'loginExpired'],
})

test('every reference in the document leads to a component that is there', () => {
  const document = openApiOf(Object.values(operations))
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref)
  const { schemas, responses } = document.components
  const known = Object.entries({ schemas, responses }).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  )
  expect(references).toContain('#/components/schemas/ActivityPageBlock')
  expect(known).toEqual(expect.arrayContaining(references))
})

test('a GET is described by its query, with what must be there', () => {
  const { parameters, requestBody } =
    openApiOf([operations.activityPageDetail]).paths[operations.activityPageDetail.path]?.get ?? {}
  expect(requestBody).toBeUndefined()
  expect(parameters?.map(({ name, required }) => [name, required])).toEqual([
    ['code', true],
    ['is_preview', false],
    ['terminal_type', false],
    ['preview_token', false],
  ])
})

test('a POST is described by its body, its token and the statuses of its errors', () => {
  const described = openApiOf([join]).paths['/imchat/join']?.post
  expect(described?.requestBody?.content['application/json']?.schema.required).toEqual(['group_id'])
  expect(described?.security).toEqual([{ bearer: [] }])
  expect(Object.keys(described?.responses ?? {})).toEqual(['200', '403', '500', '503', '4XX'])
})

test('a success and each refusal are told apart by the code alone', () => {
  const responses = openApiOf([join]).paths['/imchat/join']?.post?.responses
  const codes = (status: string) => {
    const content = contentOf(responses?.[status]) as JsonReply
    const { anyOf, ...only } = content['application/json'].schema
    return (anyOf ?? [only]).map(({ properties }) => properties?.code)
  }
  expect(codes('200')).toEqual([
    { type: 'integer', const: 1 },
    { type: 'integer', enum: [400053] },
  ])
  expect(codes('403')).toEqual([{ type: 'integer', enum: [400003] }])
})

test('an example stands where the fields of the call travel', () => {
  const example = { group_id: 'g-1', code: 'sale' }
  const { paths } = openApiOf([
    operation({ ...join, example: { sends: example } }),
    operation({ ...operations.activityPageDetail, example: { sends: example } }),
  ])
  expect(paths['/imchat/join']?.post?.requestBody?.content['application/json']?.example).toEqual(example)
  const parameters = paths[operations.activityPageDetail.path]?.get?.parameters ?? []
  expect(parameters.filter((parameter) => 'example' in parameter)).toMatchObject([
    { name: 'code', example: 'sale' },
  ])
})

test('every call has an example that its own declaration accepts', () => {
  for (const { id, request, example } of Object.values<Operation>(operations)) {
    expect(example, id).toBeDefined()
    expect(request.safeParse(example?.sends).error, id).toBeUndefined()
  }
})

test('a call says what its example wants first', () => {
  const { paths } = openApiOf(Object.values(operations))
  expect(paths[operations.smartLogin.path]?.post?.description).toBe(
    'For the example: First send the example of `advertSmsSend` with `handset` `13800138001` and `type` `login`. ' +
      '`npm run sandbox -- sms 13800138001` prints `code`.',
  )
  expect(paths[operations.serviceChat.path]?.get?.description).toBeUndefined()
  expect(paths[operations.askRefund.path]?.post?.description).toBe(
    'For the example: First send the example of `createOrder`. `pid` is the one that `createOrder` answers. ' +
      'Then pay by `npm run sandbox -- pay` and `pid`. `npm run sandbox -- token 13800138003` prints the token.',
  )
})

test('the reference lists fields in depth and keeps a bar inside its cell', () => {
  const markdown = gatewayReference([join])
  expect(markdown).toContain('| `groups[].id` | string | yes |  |')
  expect(markdown).toContain('| `group_id` | string | yes | Which \\| group |')
  expect(markdown).toContain('| 400053 | 200 | 群成员已满，请联系客服 |')
})

test('the client is told method, path and auth of each call, and that the file is generated', () => {
  const source = clientRoutesSource([join])
  expect(source).toContain("joinGroup: { method: 'POST', path: '/imchat/join', auth: 'T' },")
  expect(source).toMatch(/^\/\/ Generated by/)
})

const seen = beacon({
  id: 'seen',
  method: 'GET',
  path: '/n8sf/seen.gif',
  summary: 'Reports.',
  request: z.object({ id: z.string() }),
  response: 'image',
})

test('a beacon that is a picture is described as one that is always answered', () => {
  const responses = openApiOf([seen]).paths['/n8sf/seen.gif']?.get?.responses
  expect(Object.keys(responses ?? {})).toEqual(['200'])
  expect(Object.keys(contentOf(responses?.['200']))).toEqual(['image/gif'])
  expect(gatewayReference([seen])).toContain('A GIF of one transparent pixel, without an envelope.')
})

test('a beacon with an envelope lists no error', () => {
  const { paths } = openApiOf([beacon({ ...seen, response: z.strictObject({}) })])
  expect(Object.keys(paths['/n8sf/seen.gif']?.get?.responses ?? {})).toEqual(['200'])
})

test('the client makes no calls of beacons', () => {
  expect(clientRoutesSource([join, seen])).not.toContain('seen')
})
