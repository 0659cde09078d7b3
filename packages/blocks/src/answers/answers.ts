import type { Host } from '@yingzao/renderer'
import { type Answer, answerTo, type CallId, LOADING } from './answer'

/** A call and its payload as one text: blocks that ask the same thing have the same text. */
export type Question = string & { readonly of: 'question' }

export function questionOf(id: CallId, payload: object): Question {
  return JSON.stringify([id, payload]) as Question
}

/** What the gateway has said on this page: blocks that ask the same share one call and its answer. */
export interface Answers {
  read(question: Question): Answer
  /** Asks unless that was done already. The answer is dropped with the last listener, as when a page is left. */
  subscribe(question: Question, listener: () => void): () => void
  /** Asks once more, unless somebody is asking. What is known stays until there is something newer. */
  again(question: Question): void
}

const pages = new WeakMap<Host['ask'], Answers>()

/** The one that belongs to a page's host. */
export function answersOf(ask: Host['ask']): Answers {
  const answers = pages.get(ask) || createAnswers(ask)
  pages.set(ask, answers)
  return answers
}

interface Entry {
  answer: Answer
  listeners: Set<() => void>
  isAsking: boolean
}

function createAnswers(ask: Host['ask']): Answers {
  const entries = new Map<Question, Entry>()

  function tell(entry: Entry, answer: Answer): void {
    entry.answer = answer
    for (const listener of entry.listeners) listener()
  }

  async function fill(entry: Entry, question: Question): Promise<void> {
    entry.isAsking = true
    const [id, payload] = JSON.parse(question) as [CallId, object]
    const answer = await answerTo(ask, id, payload)
    entry.isAsking = false
    const isWorse = answer.state !== 'known' && entry.answer.state === 'known'
    // A new object either way: callers that ask again after a while start counting from here.
    tell(entry, isWorse ? { ...entry.answer } : answer)
  }

  function begin(question: Question): Entry {
    const entry: Entry = { answer: LOADING, listeners: new Set(), isAsking: false }
    entries.set(question, entry)
    void fill(entry, question)
    return entry
  }

  return {
    read: (question) => entries.get(question)?.answer || LOADING,
    subscribe(question, listener) {
      const { listeners } = entries.get(question) || begin(question)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) entries.delete(question)
      }
    },
    again(question) {
      const entry = entries.get(question)
      if (!entry || entry.isAsking) return
      if (entry.answer.state !== 'known') tell(entry, LOADING)
      void fill(entry, question)
    },
  }
}
