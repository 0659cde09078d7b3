import { expect, test } from 'vitest'
import { z } from 'zod'
import { beacon, operation } from '../operation'
import { studioOperation } from '../studio-operations/studio-operation'
import { clientRoutesSource, earlyRoutesSource } from './client-routes'
import { describeExample } from './describe-example'
import { fieldRows } from './field-rows'
import { type JsonSchema, jsonSchemaOf } from './json-schema'
import { fieldTable, table } from './markdown'
import { openApiOf } from './openapi'
import { studioReference } from './studio-reference'

function rowsOf(declaration: z.ZodType, io: 'input' | 'output' = 'input') {
  const components: Record<string, JsonSchema> = {}
  return fieldRows(jsonSchemaOf(declaration, { io, components }), components)
}

test.each<[what: string, declaration: z.ZodType, type: string]>([
  ['a text', z.string(), 'string'],
  ['a short text', z.string().max(20), 'string, at most 20 characters'],
  ['a text of a form', z.string().regex(/^a+$/), 'string matching `^a+$`'],
  ['one of some texts', z.enum(['csv', 'xlsx']), '"csv", "xlsx"'],
  ['one text', z.literal('me'), '"me"'],
  ['a number', z.number(), 'number'],
  ['a whole number', z.int(), 'integer'],
  ['a whole number from somewhere', z.int().min(1), 'integer from 1'],
  ['a whole number between two', z.int().min(0).max(50), 'integer from 0 to 50'],
  ['a list', z.array(z.int().min(1)), 'list of integer from 1'],
  ['a text that may be none', z.string().nullable(), 'string or null'],
  ['one or the other', z.union([z.literal('me'), z.int()]), '"me" or integer'],
  ['yes or no', z.boolean(), 'boolean'],
  ['whatever it is', z.unknown(), 'anything'],
])('%s is written as it is meant', (_what, field, type) => {
  expect(rowsOf(z.object({ field }))).toEqual([{ path: 'field', type, required: true, description: '' }])
})

test('fields stand below their parent, in lists too, with what each is for', () => {
  const inner = z.strictObject({ id: z.string().describe('Which'), note: z.string().optional() })
  const rows = rowsOf(z.strictObject({ list: z.array(inner).describe('All'), next: z.string() }), 'output')
  expect(rows.map(({ path, required, description }) => [path, required, description])).toEqual([
    ['list', true, 'All'],
    ['list[].id', true, 'Which'],
    ['list[].note', false, ''],
    ['next', true, ''],
  ])
})

test('a schema inside itself is listed once, and described where it has its name', () => {
  const node = z
    .strictObject({
      name: z.string(),
      get children(): z.ZodArray<typeof node> {
        return z.array(node)
      },
    })
    .meta({ id: 'Node', description: 'A thing of things' })
  expect(rowsOf(z.strictObject({ top: node })).map(({ path, type }) => [path, type])).toEqual([
    ['top', 'Node'],
    ['top.name', 'string'],
    ['top.children', 'list of Node'],
  ])
  expect(rowsOf(z.strictObject({ top: node }))[0]?.description).toBe('A thing of things')
})

test('what has a default may be left out of what is asked, and is always in what is answered', () => {
  const fields = z.strictObject({ page: z.int().default(1) })
  expect([rowsOf(fields, 'input')[0]?.required, rowsOf(fields, 'output')[0]?.required]).toEqual([false, true])
})

test('a table keeps bars and line breaks inside their cells', () => {
  expect(table(['a', 'b'], [['1|2', 'x\ny']])).toBe('| a | b |\n| --- | --- |\n| 1\\|2 | x y |')
  expect(fieldTable([])).toBe('Nothing.')
})

const ask = operation({
  id: 'askThing',
  method: 'POST',
  path: '/n8sf/thing',
  auth: 'O',
  early: true,
  inQuery: true,
  summary: 'Asks.',
  request: z.object({ id: z.string().describe('Which'), note: z.string().optional() }),
  response: z.strictObject({}),
  errors: [],
})
const read = operation({
  ...ask,
  id: 'readThing',
  method: 'GET',
  auth: 'A',
  early: undefined,
} as unknown as typeof ask)

test('two calls at one address are told apart by their method', () => {
  const { paths } = openApiOf([ask, read])
  expect(Object.keys(paths['/n8sf/thing'] ?? {})).toEqual(['post', 'get'])
  expect(paths['/n8sf/thing']?.post?.operationId).toBe('askThing')
})

test('a POST whose fields are its query has no body in the description either', () => {
  const described = openApiOf([{ ...ask, example: { sends: { id: 'a' } } }]).paths['/n8sf/thing']?.post
  expect(described).not.toHaveProperty('requestBody')
  expect(described?.parameters).toEqual([
    {
      name: 'id',
      in: 'query',
      required: true,
      description: 'Which',
      schema: { type: 'string' },
      example: 'a',
    },
    { name: 'note', in: 'query', required: false, schema: { type: 'string' } },
  ])
})

test('who may call is said by the token that is wanted: none, perhaps one, one', () => {
  const security = (auth: 'A' | 'O' | 'T') =>
    openApiOf([{ ...ask, auth }]).paths['/n8sf/thing']?.post?.security
  expect([security('A'), security('O'), security('T')]).toEqual([[], [{}, { bearer: [] }], [{ bearer: [] }]])
})

test('the same calls are described by the same bytes', () => {
  expect(JSON.stringify(openApiOf([ask]))).toBe(JSON.stringify(openApiOf([ask])))
})

test('the client knows of each call that its fields are its query, and early of those that pages ask', () => {
  const seen = beacon({
    id: 'seen',
    method: 'GET',
    path: '/s',
    summary: '',
    request: z.object({}),
    response: 'image',
  })
  const entry = "  askThing: { method: 'POST', path: '/n8sf/thing', auth: 'O', inQuery: true },"
  expect(clientRoutesSource([ask, read, seen]).match(/^ {2}\w+:.*$/gm)).toEqual([
    entry,
    "  readThing: { method: 'GET', path: '/n8sf/thing', auth: 'A', inQuery: true },",
  ])
  expect(earlyRoutesSource([ask, read]).match(/^ {2}\w+:.*$/gm)).toEqual([entry])
})

test('what has to be done before an example is said in the order in which it is done', () => {
  expect(describeExample({ sends: {} })).toBeUndefined()
  expect(
    describeExample({
      sends: {},
      after: [{ id: 'smartLogin' }, { id: 'advertSmsSend', with: { type: 'erase' } }],
      captcha: true,
      codeOf: '13800138000',
      token: { answerOf: 'smartLogin' },
    }),
  ).toBe(
    'For the example: First send the example of `smartLogin`. First send the example of `advertSmsSend` with `type` `erase`. ' +
      '`npm run sandbox -- captcha` prints `ticket` and `randstr`. `npm run sandbox -- sms 13800138000` prints `code`. ' +
      'The token is the one that `smartLogin` answers.',
  )
  expect(describeExample({ sends: {}, token: { handset: '13800138000' } })).toBe(
    'For the example: `npm run sandbox -- token 13800138000` prints the token.',
  )
})

test('the reference of the Studio says who may call, what travels how, and what is a file', () => {
  const call = studioOperation({
    id: 'thingExport',
    method: 'GET',
    path: '/studio-api/things',
    access: ['auditor', 'administrator'],
    summary: 'A table.',
    request: z.strictObject({ q: z.string().optional() }),
    response: 'file',
    errors: ['notFound'],
  })
  const [, section = ''] = studioReference([call]).split('## thingExport')
  for (const text of [
    '`GET /studio-api/things`',
    'Access: auditor, administrator.',
    '### Request (query)',
    '| `q` | string | no |  |',
    'A file to save, without an envelope.',
    '| 404001 |',
  ])
    expect(section).toContain(text)
  const said = (access: 'anyone' | 'member') =>
    studioReference([studioOperation({ ...call, access, method: 'POST', errors: [] })])
  expect(said('anyone')).toContain('Access: anyone, before a login too.')
  expect(said('member')).toContain('### Request (JSON body)')
  expect(said('member')).toContain('None of its own.')
})
