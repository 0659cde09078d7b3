import { type Operation, operations } from '@yingzao/contract/server'
import type { NumberedExample } from './read-example'
import type { View } from './read-view'

/** The data passed to `files/example-state.js`. */
interface ExampleState {
  /** A logged-in visitor is looking at it. */
  isLoggedIn?: true
  /** The time on the page's clock, in milliseconds; absent: it runs. */
  now?: number
  /** Replies to calls of these paths; a call without a matching `reply` stays pending. */
  answers?: Array<{ path: string; to?: object; reply?: object }>
}

/** Puts the state of examples into their page, before anything reads it. Without one the page stays as it is. */
export function withState(html: string, examples: readonly NumberedExample[], { at }: View): string {
  const state: ExampleState = {}
  if (at !== undefined) state.now = at
  if (examples.some(({ example }) => example.answers || example.isLoggedIn))
    state.answers = answersOf(examples)
  // A page with several examples has only one visitor, and that one is not logged in.
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

/** Beacons expect no reply. */
const questions = Object.values<Operation>(operations).filter(({ beacon }) => !beacon)
