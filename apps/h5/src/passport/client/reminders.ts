import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { isSafeAddress, ownPath } from '@yingzao/schema/client'
import { element } from './element'
import { loadWhenWanted } from './list-states'
import { ask } from './page'
import { pagedList } from './paged-list'
import { minuteText } from './when'

type Reminder = OperationResponse<Operations['reminderList']>['list'][number]

const PART = 20

const list = pagedList<Reminder>({
  fetchPart: async (page) => {
    const { response, msg } = await ask('reminderList', { page, page_size: PART })
    if (!response) throw new Error(msg)
    if (page === 1 && response.unread > 0) void noteRead()
    return response
  },
  keyOf: ({ reminder_id }) => reminder_id,
  draw: reminderCard,
  counted: '条',
})

/** Shows what somebody was reminded of, newest first. New reminders keep their mark until the page is opened again. */
export function installReminders(): void {
  loadWhenWanted(() => list.load())
}

/** If this fails, the visitor sees the mark once more. */
async function noteRead(): Promise<void> {
  await ask('reminderRead', {}).catch(() => undefined)
}

function reminderCard({ text, url, at, is_read }: Reminder): HTMLElement {
  const card = element('li', '', 'pp-card pp-reminder')
  card.tabIndex = -1
  const top = element('p', minuteText(at), 'pp-reminder__when')
  if (!is_read) top.append(element('b', '新', 'pp-unread'))
  card.append(top, element('p', text, 'pp-reminder__text'))
  const hosts: string[] = JSON.parse(document.body.dataset.hosts || '[]')
  const address = ownPath(url, location.origin)
  if (isSafeAddress(address, { hosts })) {
    const link = element('a', '查看', 'pp-reminder__link')
    link.href = address
    card.append(link)
  }
  return card
}
