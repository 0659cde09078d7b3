import type { NearPage } from '@yingzao/renderer'
import { type Answer, answerTo, LOADING, type Payload } from '../answers/answer'
import type { Home, ShareCode } from './invite-shown'
import { openPoster } from './own-poster'
import type { Sheet } from './own-sheet'

interface Around {
  home(): Home | undefined
  /** The prize for sharing the link can be taken. */
  isReady(): void
}

/** The ways to share one's link, and the note that the gateway makes of each. */
export function createSharing(card: HTMLElement, page: NearPage, sheet: Sheet, { home, isReady }: Around) {
  let code: Answer<ShareCode> = LOADING
  let again = () => undefined as unknown
  /** What waits for the code. */
  let wanted: ((code: ShareCode) => unknown) | undefined

  function withCode(run: (code: ShareCode) => unknown): void {
    if (code.state === 'known') {
      run(code.response)
      return
    }
    wanted = run
    if (code.state !== 'loading') again()
  }

  async function remember(channel: Payload<'rememberShare'>['channel']): Promise<void> {
    const activity_id = home()?.activity_id
    const answer = await answerTo(page.ask, 'rememberShare', { activity_id, channel })
    if (answer.state === 'known' && (answer.response as { prize_ready: boolean }).prize_ready) isReady()
  }

  async function copy({ share_url }: ShareCode): Promise<void> {
    if (await page.copy(share_url)) {
      page.toast('链接已复制，可以发给朋友了')
      void remember('copy')
    } else page.toast('复制失败，请长按链接复制')
  }

  async function share({ share_url: url }: ShareCode): Promise<void> {
    const { title = '', desc: text = '' } = home()?.share ?? {}
    try {
      await page.share?.({ title, text, url })
    } catch {
      // They changed their mind.
      return
    }
    void remember('appmessage')
  }

  function poster({ poster_url }: ShareCode): void {
    openPoster({
      card,
      place: sheet.show('邀请海报'),
      url: poster_url,
      container: page.container,
      isShown: () => void remember('poster'),
    })
  }

  return {
    does: {
      copy: () => withCode(copy),
      share: () => withCode(share),
      poster: () => withCode(poster),
    },
    /** Takes what is known of the code. */
    hear(answer: Answer<ShareCode>, ask: () => void): void {
      code = answer
      again = ask
      if (answer.state === 'loading' || !wanted) return
      const run = wanted
      wanted = undefined
      if (answer.state === 'known') run(answer.response)
      else if (answer.state === 'failed') page.toast(answer.msg || '链接没有生成，请稍后重试')
      else void page.login()
    },
  }
}
