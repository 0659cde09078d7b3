/** Comes after the Studio's beginning, which does not wait for its tables: nothing is refused as early as that. */
let messages: typeof import('./message.en') | undefined
import('./message.en').then(
  (loaded) => {
    messages = loaded
  },
  () => {},
)

/** What the gateway answered to a call, in English; `code` is that of its error. Chinese until the tables are there. */
export function saidAnswer(msg: string, code?: number): string {
  return messages?.saidAnswer(msg, code) ?? msg
}
