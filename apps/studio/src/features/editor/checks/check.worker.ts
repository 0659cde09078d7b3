import type { CheckMessage, CheckReply } from './check-in-worker'
import { checkPage } from './check-page'

// Runs the checks off the main thread: however long they take, no key waits for them.
self.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
  self.postMessage({ id: data.id, ...checkPage(data.request) } satisfies CheckReply)
})
