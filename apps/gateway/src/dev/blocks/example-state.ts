import { type Operation, operations } from '@yingzao/contract/server'
import type { NumberedExample } from './read-example'
import type { View } from './read-view'

/** What `files/example-state.js` is told. */
interface ExampleState {
  /** Somebody who is logged in looks at it. */
  isLoggedIn?: true
  /** Where the page's clock stands, in milliseconds; absent: it runs. */
  now?: number
  /** What is said to calls of these paths; a question that no `reply` is meant for stays open. */
  answers?: Array<{ path: string; to?: object; reply?: object }>
}

/** Puts the state of examples into their page, before anything reads it. Without one the page stays as it is. */
export function withState(html: string, examples: readonly NumberedExample[], { at }: View): string {
  const state: ExampleState = {}
  if (at !== undefined) state.now = at
  if (examples.some(({ example }) => example.answers || example.isLoggedIn))
    state.answers = answersOf(examples)
  // In one page with others there is only one visitor, and that one is nobody.
  if (examples.every(({ example }) => example.isLoggedIn)) state.isLoggedIn = true
  if (Object.keys(state).length === 0) return html
  const data = JSON.stringify(state).replace(/[&"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return html.replace(
    '</head>',
    () => `<script src="/dev/blocks/example-state.js" data-state="${data}"></script></head>`,
  )
}

function answersOf(examples: readonly NumberedExample[]): NonNullable<ExampleState['answers']> {
  const given = examples.flatMap(({ example }) => example.answers ?? [])
  const replies = given.map(({ call, to = {}, ...said }) => {
    const { code, msg, response } = { code: 1, msg: 'success', response: null, ...said }
    return { path: operations[call].path, to, reply: { code, msg, response } }
  })
  return [...replies, ...questions.map(({ path }) => ({ path }))]
}

/** Reports are no questions. */
const questions = Object.values<Operation>(operations).filter(({ beacon }) => !beacon)
