import type { CheckMessage, CheckReply } from './check-in-worker'
import { checkPage } from './check-page'

// The checks beside the page: however long they take, no key waits for them.
self.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
  self.postMessage({ id: data.id, ...checkPage(data.request) } satisfies CheckReply)
})
