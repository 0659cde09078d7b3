import { ACTION_TYPES, type TapAction } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { tappedPage } from './testing/tapped-page'

const counted: TapAction = {
  type: ACTION_TYPES.link,
  atext: '/h5-page/h5/next',
  baiduStatistics: 'sale, click,top,left',
  oaStatistics: 'oa-1',
}
const chat: TapAction = { type: ACTION_TYPES.serviceChat }

describe('what is counted', () => {
  test('Baidu gets category, action and label; our gateway the id, before anything else happens', async () => {
    const { seen, tap } = tappedPage({ answers: { browseUpload: { code: 1, response: {} } } })
    await tap(counted)
    expect(seen.hmt).toEqual([
      ['_trackEvent', 'sale', 'click', 'top,left'],
      ['_trackEvent', 'spring', 'action_ok', 'button b1 10086'],
    ])
    expect(seen.asked).toEqual([['browseUpload', { browse_collect_id: 'oa-1' }]])
  })

  test('what its author calls the action stands with what became of it', async () => {
    const { seen, tap } = tappedPage({ answers: { serviceChat: { code: 400051, msg: 'x' } } })
    await tap({ ...chat, actionName: '顾问' })
    await tap({ ...counted, baiduStatistics: 'sale,click', actionName: '下一页' })
    expect(seen.hmt).toEqual([
      ['_trackEvent', 'spring', 'action_fail', 'button b1 10086 400051 顾问'],
      ['_trackEvent', 'sale', 'click', '下一页'],
      ['_trackEvent', 'spring', 'action_ok', 'button b1 10086 - 下一页'],
    ])
  })

  test('our gateway gets nothing of somebody without a token', async () => {
    const { seen, tap } = tappedPage({ isLoggedIn: false })
    await tap(counted)
    expect(seen).toMatchObject({ asked: [], did: [['openUrl', '/h5-page/h5/next']] })
  })

  test('an upload that fails is no matter of the visitor', async () => {
    const { seen, tap } = tappedPage({ answers: { browseUpload: new Error('down') } })
    await tap(counted)
    expect(seen).toMatchObject({ did: [['openUrl', '/h5-page/h5/next']], toasts: [], log: [] })
  })

  test('a preview reports nothing and does everything', async () => {
    const { seen, tap } = tappedPage({ isPreview: true })
    await tap(counted)
    expect(seen).toMatchObject({ hmt: [], asked: [], did: [['openUrl', '/h5-page/h5/next']] })
  })

  test('a failure is counted with the code of the refusal', async () => {
    const { seen, tap } = tappedPage({ answers: { serviceChat: { code: 400051, msg: 'x' } } })
    await tap(chat)
    expect(seen.hmt).toEqual([['_trackEvent', 'spring', 'action_fail', 'button b1 10086 400051']])
  })
})

describe('repeated taps', () => {
  test('ten in a second do it once, however quickly it is done; the next second is another', async () => {
    const { seen, tap, state } = tappedPage()
    for (let count = 0; count < 10; count++) {
      await tap(counted)
      state.now += 99
    }
    expect(seen.did).toHaveLength(1)
    state.now += 10
    await tap(counted)
    expect(seen.did).toHaveLength(2)
  })

  test('on a page that remembers none of them ten are ten: it can tell', async () => {
    const did: unknown[] = []
    for (let count = 0; count < 10; count++) {
      const { seen, tap } = tappedPage()
      await tap(counted)
      did.push(...seen.did)
    }
    expect(did).toHaveLength(10)
  })

  test('none counts while the first still runs, even after its second', async () => {
    let finish = () => {}
    let opened = 0
    const { tap, state } = tappedPage({
      primitives: {
        openUrl: () => {
          opened += 1
          return new Promise((resolve) => {
            finish = resolve
          })
        },
      },
    })
    const first = tap(counted)
    state.now += 5000
    await tap(counted)
    expect(opened).toBe(1)
    finish()
    await first
    void tap(counted)
    expect(opened).toBe(2)
  })

  test('another button is not held up', async () => {
    const { seen, run } = tappedPage()
    await Promise.all([run(counted, 'b1'), run(counted, 'b2')])
    expect(seen.did).toHaveLength(2)
  })

  test('a popup opens again as soon as it is closed', async () => {
    const { seen, tap } = tappedPage()
    const popup = { type: ACTION_TYPES.popup, popupId: 'rules' }
    await tap(popup)
    await tap(popup)
    expect(seen.did).toHaveLength(2)
  })
})

describe('after a login', () => {
  const answers = { serviceChat: { code: 1, response: { group_id: 'g-9' } } }
  const goesOn = [['jump', { type: 5, id: 1, group_id: 'g-9' }]]

  /** A tab in which somebody tapped, was sent to log in, and has come back with a token. */
  async function comeBack(
    options: { blocks?: string[]; isLoggedIn?: boolean } = {},
    storage = new Map<string, string>(),
  ) {
    const before = tappedPage({ isLoggedIn: false, storage })
    await before.tap(chat)
    expect(before.seen.did).toEqual([['login']])
    return tappedPage({ storage, answers, ...options })
  }

  /** What is done when the page checks repeatedly, at intervals longer than a tap's second. */
  async function doneByLooking(page: Awaited<ReturnType<typeof comeBack>>) {
    for (let look = 0; look < 3; look++) {
      await Promise.all([page.resume(), page.resume()])
      page.state.now += 2_000
    }
    return page.seen.did
  }

  test('what was tapped is done, once', async () => {
    expect(await doneByLooking(await comeBack())).toEqual(goesOn)
  })

  test('in a tab that cannot forget it is done at every look: it can tell', async () => {
    class Unforgetting extends Map<string, string> {
      override delete = () => false
    }
    expect(await doneByLooking(await comeBack({}, new Unforgetting()))).toHaveLength(3)
  })

  test('it is not done in another tab', async () => {
    await comeBack()
    const other = tappedPage({ answers })
    await other.resume()
    expect(other.seen.did).toEqual([])
  })

  test('it waits for a token', async () => {
    const page = await comeBack({ isLoggedIn: false })
    await page.resume()
    expect(page.seen.did).toEqual([])
    page.state.isLoggedIn = true
    await page.resume()
    expect(page.seen.did).toEqual(goesOn)
  })

  test('it waits for its own page', async () => {
    const page = await comeBack()
    page.state.address = '/h5-page/h5/autumn'
    await page.resume()
    expect(page.seen.did).toEqual([])
    page.state.address = '/h5-page/h5/spring?cps_id=1'
    await page.resume()
    expect(page.seen.did).toEqual(goesOn)
  })

  test.each([
    { minutes: 9.99, does: goesOn },
    { minutes: 10, does: [] },
    { minutes: -1, does: [] },
  ])('$minutes minutes later it does $does.length things', async ({ minutes, does }) => {
    const page = await comeBack()
    page.state.now += minutes * 60_000
    await page.resume()
    expect(page.seen.did).toEqual(does)
  })

  test('it is forgotten with its block', async () => {
    const page = await comeBack({ blocks: ['other'] })
    await page.resume()
    expect(page.seen.did).toEqual([])
  })

  test('its statistics were sent before', async () => {
    const page = await comeBack()
    await page.resume()
    expect(page.seen.hmt.map(([, , name]) => name)).toEqual(['action_ok'])
  })
})

test('where nothing can be stored a login still works, and is not followed by anything', async () => {
  const broken = {
    get: () => {
      throw new Error('denied')
    },
    set: () => {
      throw new Error('denied')
    },
  }
  const storage = broken as unknown as Map<string, string>
  const page = tappedPage({ isLoggedIn: false, storage })
  await page.tap(chat)
  page.state.isLoggedIn = true
  await page.resume()
  expect(page.seen).toMatchObject({ did: [['login']], toasts: [] })
})
